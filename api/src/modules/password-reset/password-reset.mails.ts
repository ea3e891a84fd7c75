import { defineWordedMail, NOWHERE } from '../mail/mail-template';

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
