import { defineMail } from '../mail/mail-template';

interface AddressChange {
  /** The new address. */
  email: string;
  link: string;
  hours: number;
}

export const oldAddressMail = defineMail('address-change-old', ({ email, link, hours }: AddressChange) => ({
  subject: 'Bekräfta att du byter e-postadress',
  paragraphs: [
    'Hej,',
    `Någon som är inloggad på ditt konto vill byta adressen till ${email}. Bekräfta här, och med länken som gick till den nya adressen. Sedan byts den.`,
    `Länken gäller i ${hours} timmar.`,
  ],
  action: { label: 'Bekräfta bytet', url: link },
  closing: ['Var det inte du? Öppna inte länken. Logga ut överallt och byt lösenord, så händer ingenting.'],
}));

export const newAddressMail = defineMail('address-change-new', ({ link, hours }: AddressChange) => ({
  subject: 'Bekräfta din nya e-postadress',
  paragraphs: [
    'Hej,',
    'Den här adressen ska bli inloggningen till ett konto i redaktionen. Bekräfta här, och med länken som gick till den gamla adressen.',
    `Länken gäller i ${hours} timmar.`,
  ],
  action: { label: 'Bekräfta adressen', url: link },
  closing: ['Väntade du dig inte det här? Då behöver du inte göra någonting.'],
}));
