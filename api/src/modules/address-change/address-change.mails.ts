import { defineWordedMail, NOWHERE } from '../mail/mail-template';

interface AddressChange {
  /** The new address. */
  email: string;
  link: string;
  hours: number;
}

const sample: AddressChange = { email: 'anna@exempel.se', link: NOWHERE, hours: 24 };
const validFor = (hours: number) => [`Länken gäller i ${hours} timmar.`];

export const oldAddressMail = defineWordedMail('address-change-old', {
  title: 'Ny e-postadress, till den gamla',
  text: {
    subject: 'Bekräfta att du byter e-postadress',
    opening:
      'Någon som är inloggad på ditt konto vill byta adressen till {adress}. Bekräfta både här och i mejlet till den nya adressen, så byts adressen.',
  },
  write: ({ email, link, hours }: AddressChange) => ({
    values: { adress: email },
    paragraphs: validFor(hours),
    action: { label: 'Bekräfta bytet', url: link },
    closing: ['Var det inte du? Öppna inte länken. Logga ut överallt och byt lösenord, så händer ingenting.'],
  }),
  sample,
});

export const newAddressMail = defineWordedMail('address-change-new', {
  title: 'Ny e-postadress, till den nya',
  text: {
    subject: 'Bekräfta din nya e-postadress',
    opening:
      'Någon vill logga in i redaktionen med den här adressen i stället för sin gamla. Bekräfta både här och i mejlet till den gamla adressen, så byts adressen.',
  },
  write: ({ link, hours }: AddressChange) => ({
    paragraphs: validFor(hours),
    action: { label: 'Bekräfta adressen', url: link },
    closing: ['Väntade du dig inte det här? Då behöver du inte göra någonting.'],
  }),
  sample,
});
