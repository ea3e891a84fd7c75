import { defineMail } from '../mail/mail-template';
import { originalText } from '../mail/mail-texts';

interface OptIn {
  confirmUrl: string;
  unsubscribeUrl: string;
}

/** The opt-in mail, with a link that confirms the subscription. */
export const optInMail = defineMail('newsletter-opt-in', ({ confirmUrl, unsubscribeUrl }: OptIn) => {
  const { source, subject, opening } = originalText('newsletter_opt_in');
  return {
    source,
    subject,
    paragraphs: ['Hej,', opening],
    action: { label: 'Bekräfta min adress', url: confirmUrl },
    closing: [
      'Länken gäller i 48 timmar och kan användas en gång.',
      'Var det inte du som anmälde dig? Då behöver du inte göra någonting. Utan din bekräftelse skickar vi inget mer.',
    ],
    unsubscribeUrl,
  };
});

/** The welcome mail, with a link to unsubscribe. */
export const welcomeMail = defineMail(
  'newsletter-welcome',
  ({ unsubscribeUrl }: { unsubscribeUrl: string }) => {
    const { source, subject, opening } = originalText('newsletter_welcome');
    return {
      source,
      subject,
      paragraphs: ['Hej,', opening],
      closing: ['Ändrar du dig är det bara att avregistrera dig, när som helst.'],
      unsubscribeUrl,
    };
  },
);
