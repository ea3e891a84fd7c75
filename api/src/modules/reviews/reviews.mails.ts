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
