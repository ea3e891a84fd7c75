import { defineMail } from '../mail/mail-template';

interface OptIn {
  confirmUrl: string;
  unsubscribeUrl: string;
}

/** The opt-in mail, with a link that confirms the subscription. */
export const optInMail = defineMail('newsletter-opt-in', ({ confirmUrl, unsubscribeUrl }: OptIn) => ({
  subject: 'Bekräfta att du vill ha vårt nyhetsbrev',
  paragraphs: [
    'Hej,',
    'Vad fint att du vill få brev från oss. Det är bara ett steg kvar: bekräfta att adressen är din, så hör vi av oss när det finns något värt att läsa.',
  ],
  action: { label: 'Bekräfta min adress', url: confirmUrl },
  closing: [
    'Länken gäller i 48 timmar och kan användas en gång.',
    'Var det inte du som anmälde dig? Då behöver du inte göra någonting. Utan din bekräftelse skickar vi inget mer.',
  ],
  unsubscribeUrl,
}));

/** The welcome mail, with a link to unsubscribe. */
export const welcomeMail = defineMail(
  'newsletter-welcome',
  ({ unsubscribeUrl }: { unsubscribeUrl: string }) => ({
    subject: 'Välkommen till Stillsam',
    paragraphs: [
      'Hej,',
      'Nu är din adress bekräftad. Du får våra brev när vi har något lugnt och användbart att dela, och däremellan lämnar vi dig i fred.',
    ],
    closing: ['Ändrar du dig är det bara att avregistrera dig, när som helst.'],
    unsubscribeUrl,
  }),
);
