import { defineWordedMail, NOWHERE } from '../mail/mail-template';

interface Invite {
  link: string;
  hours: number;
  /** Name of the user who invites. */
  inviter: string;
}

interface FactorsReset {
  /** Name of the owner who helped. */
  owner: string;
  loginUrl: string;
}

export const factorsResetMail = defineWordedMail('factors-reset', {
  title: 'Tvåstegsinloggningen är borttagen',
  text: {
    subject: 'Du kan logga in med bara lösenordet igen',
    opening:
      '{ägare} har tagit bort nycklar, app och återställningskoder från ditt konto, så att du kommer in.',
  },
  write: ({ owner, loginUrl }: FactorsReset) => ({
    values: { ägare: owner },
    paragraphs: ['Logga in med ditt lösenord, och slå på tvåstegsinloggning igen under Konto.'],
    action: { label: 'Logga in', url: loginUrl },
    closing: ['Har du inte bett om det? Byt lösenord med en gång, och säg till en ägare av webbplatsen.'],
  }),
  sample: { owner: 'Anna', loginUrl: NOWHERE },
});

export const inviteMail = defineWordedMail('account-invite', {
  title: 'Inbjudan till redaktionen',
  text: {
    subject: 'Du är inbjuden till redaktionen',
    opening:
      '{namn} har bjudit in dig till redaktionen. Välj ett lösenord, så kan du logga in med den här adressen.',
  },
  write: ({ link, hours, inviter }: Invite) => ({
    values: { namn: inviter },
    paragraphs: [`Länken gäller i ${hours} timmar och kan användas en gång.`],
    action: { label: 'Välj lösenord', url: link },
    closing: ['Väntade du dig ingen inbjudan? Då behöver du inte göra någonting.'],
  }),
  sample: { link: NOWHERE, hours: 48, inviter: 'Anna' },
});

interface ResetLink {
  link: string;
  /** Minutes for which it works. */
  minutes: number;
}

export const resetMail = defineWordedMail('password-reset', {
  title: 'Glömt lösenord',
  text: {
    subject: 'Välj ett nytt lösenord',
    opening: 'Någon har bett om ett nytt lösenord till ditt konto.',
  },
  write: ({ link, minutes }: ResetLink) => ({
    paragraphs: [`Länken gäller i ${minutes} minuter och kan användas en gång.`],
    action: { label: 'Välj nytt lösenord', url: link },
    closing: ['Var det inte du? Då behöver du inte göra någonting. Ditt lösenord är detsamma som förut.'],
  }),
  sample: { link: NOWHERE, minutes: 30 },
});

export const passwordChangedMail = defineWordedMail('password-changed', {
  title: 'Lösenordet är bytt',
  text: {
    subject: 'Ditt lösenord är bytt',
    opening:
      'Lösenordet till ditt konto har bytts med en länk som skickades hit. Alla inloggningar har avslutats.',
  },
  write: ({ loginUrl }: { loginUrl: string }) => ({
    action: { label: 'Logga in', url: loginUrl },
    closing: [
      'Var det inte du? Någon kan läsa din e-post. Byt lösenord där först, och be sedan om ett nytt lösenord här.',
    ],
  }),
  sample: { loginUrl: NOWHERE },
});

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
