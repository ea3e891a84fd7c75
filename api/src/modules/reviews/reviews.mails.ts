import { defineMail } from '../mail/mail-template';

interface Sent {
  title: string;
  /** Name of who sends it. */
  sender: string;
  link: string;
}

export const reviewSentMail = defineMail('review-sent', ({ title, sender, link }: Sent) => ({
  subject: `Att granska: ${title}`,
  paragraphs: [
    'Hej,',
    `${sender} ber dig granska ”${title}”. Du kan skriva anmärkningar och sedan godkänna texten eller skicka tillbaka den.`,
  ],
  action: { label: 'Läs och granska', url: link },
}));

interface Decided {
  title: string;
  reviewer: string;
  isApproved: boolean;
  link: string;
}

export const reviewDecidedMail = defineMail(
  'review-decided',
  ({ title, reviewer, isApproved, link }: Decided) => ({
    subject: isApproved ? `Godkänd: ${title}` : `Tillbakaskickad: ${title}`,
    paragraphs: [
      'Hej,',
      isApproved
        ? `${reviewer} har godkänt ”${title}”, i den version som du skickade.`
        : `${reviewer} har läst ”${title}” och skickat tillbaka texten.`,
    ],
    action: { label: 'Öppna texten', url: link },
  }),
);

export const reviewCodeMail = defineMail(
  'review-code',
  ({ code, minutes }: { code: string; minutes: number }) => ({
    subject: `${code} är din kod`,
    paragraphs: [
      'Hej,',
      `Koden till texten som du granskar är ${code}. Den gäller i ${minutes} minuter.`,
      'Har du inte bett om någon kod behöver du inte göra något.',
    ],
  }),
);

interface Expiring {
  title: string;
  nextOn: string;
  link: string;
}

export const reviewExpiringMail = defineMail('review-expiring', ({ title, nextOn, link }: Expiring) => ({
  subject: `Granskningen går ut: ${title}`,
  paragraphs: [
    'Hej,',
    `Granskningen av ”${title}” gäller till och med ${nextOn}. Efter den dagen står det på sidan att den har gått ut. Skicka texten till granskning i god tid.`,
  ],
  action: { label: 'Öppna texten', url: link },
}));
