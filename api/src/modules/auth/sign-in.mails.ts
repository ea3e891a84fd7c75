import { defineMail } from '../mail/mail-template';

interface NewDevice {
  /** Browser and system. */
  device: string;
  accountUrl: string;
}

export const newDeviceMail = defineMail('new-device', ({ device, accountUrl }: NewDevice) => ({
  subject: 'Ny inloggning i redaktionen',
  paragraphs: ['Hej,', `Ditt konto har använts i en webbläsare som vi inte har sett förut: ${device}.`],
  action: { label: 'Se dina inloggningar', url: accountUrl },
  closing: [
    'Var det du? Då behöver du inte göra någonting. Var det inte du? Logga ut överallt och byt lösenord med en gång.',
  ],
}));
