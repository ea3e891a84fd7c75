import { defineMail } from '../mail/mail-template';

interface ResetLink {
  link: string;
  /** Minutes for which it works. */
  minutes: number;
}

export const resetMail = defineMail('password-reset', ({ link, minutes }: ResetLink) => ({
  subject: 'Välj ett nytt lösenord',
  paragraphs: [
    'Hej,',
    `Någon har bett om ett nytt lösenord till ditt konto. Länken gäller i ${minutes} minuter och kan användas en gång.`,
  ],
  action: { label: 'Välj nytt lösenord', url: link },
  closing: ['Var det inte du? Då behöver du inte göra någonting. Ditt lösenord är detsamma som förut.'],
}));

export const passwordChangedMail = defineMail('password-changed', ({ loginUrl }: { loginUrl: string }) => ({
  subject: 'Ditt lösenord är bytt',
  paragraphs: [
    'Hej,',
    'Lösenordet till ditt konto har bytts med en länk som skickades hit. Alla inloggningar har avslutats.',
  ],
  action: { label: 'Logga in', url: loginUrl },
  closing: [
    'Var det inte du? Någon kan läsa din e-post. Byt lösenord där först, och be sedan om ett nytt lösenord här.',
  ],
}));
