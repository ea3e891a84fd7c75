import { defineMail } from '../mail/mail-template';

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

export const factorsResetMail = defineMail('factors-reset', ({ owner, loginUrl }: FactorsReset) => ({
  subject: 'Du kan logga in med bara lösenordet igen',
  paragraphs: [
    'Hej,',
    `${owner} har tagit bort nycklar, app och återställningskoder från ditt konto, så att du kommer in.`,
    'Logga in med ditt lösenord, och slå på tvåstegsinloggning igen under Konto.',
  ],
  action: { label: 'Logga in', url: loginUrl },
  closing: ['Har du inte bett om det? Byt lösenord med en gång, och säg till en ägare av webbplatsen.'],
}));

export const inviteMail = defineMail('account-invite', ({ link, hours, inviter }: Invite) => ({
  subject: 'Du är inbjuden till redaktionen',
  paragraphs: [
    'Hej,',
    `${inviter} har bjudit in dig till redaktionen. Välj ett lösenord, så kan du logga in med den här adressen.`,
    `Länken gäller i ${hours} timmar och kan användas en gång.`,
  ],
  action: { label: 'Välj lösenord', url: link },
  closing: ['Väntade du dig ingen inbjudan? Då behöver du inte göra någonting.'],
}));
