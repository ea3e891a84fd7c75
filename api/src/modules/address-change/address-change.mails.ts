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
    `Någon som är inloggad på ditt konto vill byta adressen till ${email}. Bekräfta både här och i mejlet till den nya adressen, så byts adressen.`,
    `Länken gäller i ${hours} timmar.`,
  ],
  action: { label: 'Bekräfta bytet', url: link },
  closing: ['Var det inte du? Öppna inte länken. Logga ut överallt och byt lösenord, så händer ingenting.'],
}));

export const newAddressMail = defineMail('address-change-new', ({ link, hours }: AddressChange) => ({
  subject: 'Bekräfta din nya e-postadress',
  paragraphs: [
    'Hej,',
    'Någon vill logga in i redaktionen med den här adressen i stället för sin gamla. Bekräfta både här och i mejlet till den gamla adressen, så byts adressen.',
    `Länken gäller i ${hours} timmar.`,
  ],
  action: { label: 'Bekräfta adressen', url: link },
  closing: ['Väntade du dig inte det här? Då behöver du inte göra någonting.'],
}));
