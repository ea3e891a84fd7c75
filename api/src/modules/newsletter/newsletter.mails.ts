import { defineWordedMail, NOWHERE } from '../mail/mail-template';

interface OptIn {
  confirmUrl: string;
  unsubscribeUrl: string;
}

/** The opt-in mail, with a link that confirms the subscription. */
export const optInMail = defineWordedMail('newsletter-opt-in', {
  title: 'Bekräfta prenumerationen',
  text: {
    subject: 'Bekräfta att du vill ha vårt nyhetsbrev',
    opening:
      'Vad fint att du vill få brev från oss. Det är bara ett steg kvar: bekräfta att adressen är din, så hör vi av oss när det finns något värt att läsa.',
  },
  write: ({ confirmUrl, unsubscribeUrl }: OptIn) => ({
    action: { label: 'Bekräfta min adress', url: confirmUrl },
    closing: [
      'Länken gäller i 48 timmar och kan användas en gång.',
      'Var det inte du som anmälde dig? Då behöver du inte göra någonting. Utan din bekräftelse skickar vi inget mer.',
    ],
    unsubscribeUrl,
  }),
  sample: { confirmUrl: NOWHERE, unsubscribeUrl: NOWHERE },
});

/** The welcome mail, with a link to unsubscribe. */
export const welcomeMail = defineWordedMail('newsletter-welcome', {
  title: 'Välkommen till nyhetsbrevet',
  text: {
    subject: 'Välkommen till Stillsam',
    opening:
      'Nu är din adress bekräftad. Du får våra brev när vi har något lugnt och användbart att dela, och däremellan lämnar vi dig i fred.',
  },
  write: ({ unsubscribeUrl }: { unsubscribeUrl: string }) => ({
    closing: ['Ändrar du dig är det bara att avregistrera dig, när som helst.'],
    unsubscribeUrl,
  }),
  sample: { unsubscribeUrl: NOWHERE },
});
