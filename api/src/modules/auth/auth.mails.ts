import { defineWordedMail, NOWHERE } from '../mail/mail-template';

interface NewDevice {
  /** Browser and system. */
  device: string;
  accountUrl: string;
}

export const newDeviceMail = defineWordedMail('new-device', {
  title: 'Inloggning i en ny webbläsare',
  text: {
    subject: 'Ny inloggning i redaktionen',
    opening: 'Ditt konto har använts i en webbläsare som vi inte har sett förut: {enhet}.',
  },
  write: ({ device, accountUrl }: NewDevice) => ({
    values: { enhet: device },
    action: { label: 'Se dina inloggningar', url: accountUrl },
    closing: [
      'Var det du? Då behöver du inte göra någonting. Var det inte du? Logga ut överallt och byt lösenord med en gång.',
    ],
  }),
  sample: { device: 'Firefox på Windows', accountUrl: NOWHERE },
});

interface FactorChange {
  /** A sentence that says what has changed. */
  change: string;
  accountUrl: string;
}

export const factorsChangedMail = defineWordedMail('factors-changed', {
  title: 'Inloggningen har ändrats',
  text: { subject: 'Inloggningen till ditt konto har ändrats', opening: '{ändring}' },
  write: ({ change, accountUrl }: FactorChange) => ({
    values: { ändring: change },
    action: { label: 'Se ditt konto', url: accountUrl },
    closing: ['Var det inte du? Logga ut överallt, byt lösenord och säg till en ägare av webbplatsen.'],
  }),
  sample: { change: 'En nyckel har lagts till.', accountUrl: NOWHERE },
});
