import { defineWordedMail, NOWHERE } from '../mail/mail-template';

interface Sent {
  title: string;
  /** Name of who sends it. */
  sender: string;
  link: string;
}

export const reviewSentMail = defineWordedMail('review-sent', {
  title: 'En text att granska',
  text: {
    subject: 'Att granska: {titel}',
    opening:
      '{avsändare} ber dig granska ”{titel}”. Du kan skriva anmärkningar och sedan godkänna texten eller skicka tillbaka den.',
  },
  write: ({ title, sender, link }: Sent) => ({
    values: { titel: title, avsändare: sender },
    action: { label: 'Läs och granska', url: link },
  }),
  sample: { title: 'En lugnare kväll', sender: 'Anna', link: NOWHERE },
});

interface Decided {
  title: string;
  reviewer: string;
  isApproved: boolean;
  link: string;
}

export const reviewDecidedMail = defineWordedMail('review-decided', {
  title: 'En text är granskad',
  text: { subject: '{utfall}: {titel}', opening: '{granskare} har läst ”{titel}” och {beslut}.' },
  write: ({ title, reviewer, isApproved, link }: Decided) => ({
    values: {
      titel: title,
      granskare: reviewer,
      utfall: isApproved ? 'Godkänd' : 'Tillbakaskickad',
      beslut: isApproved ? 'godkänt texten, i den version som du skickade' : 'skickat tillbaka den',
    },
    action: { label: 'Öppna texten', url: link },
  }),
  sample: { title: 'En lugnare kväll', reviewer: 'Kim', isApproved: true, link: NOWHERE },
});

export const reviewCodeMail = defineWordedMail('review-code', {
  title: 'Kod till den som granskar utan konto',
  text: { subject: '{kod} är din kod', opening: 'Koden till texten som du granskar är {kod}.' },
  write: ({ code, minutes }: { code: string; minutes: number }) => ({
    values: { kod: code },
    paragraphs: [
      `Den gäller i ${minutes} minuter.`,
      'Har du inte bett om någon kod behöver du inte göra något.',
    ],
  }),
  sample: { code: '12345678', minutes: 60 },
});

interface Expiring {
  title: string;
  nextOn: string;
  link: string;
}

export const reviewExpiringMail = defineWordedMail('review-expiring', {
  title: 'En granskning går ut',
  text: {
    subject: 'Granskningen går ut: {titel}',
    opening: 'Granskningen av ”{titel}” gäller till och med {dag}.',
  },
  write: ({ title, nextOn, link }: Expiring) => ({
    values: { titel: title, dag: nextOn },
    paragraphs: [
      'Efter den dagen står det på sidan att den har gått ut. Skicka texten till granskning i god tid.',
    ],
    action: { label: 'Öppna texten', url: link },
  }),
  sample: { title: 'En lugnare kväll', nextOn: '1 mars 2029', link: NOWHERE },
});
