import { defineMail } from '../mail/mail-template';

interface Invite {
  link: string;
  hours: number;
  /** Name of the user who invites. */
  inviter: string;
}

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
