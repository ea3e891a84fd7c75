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
