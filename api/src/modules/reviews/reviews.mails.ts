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
