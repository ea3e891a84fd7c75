import { defineWordedMail, NOWHERE } from '../mail/mail-template';
import type { NotifyPurpose } from './notify-entry.entity';

interface NotifyOptIn {
  purpose: NotifyPurpose;
  confirmUrl: string;
}

const SUBJECTS: Record<NotifyPurpose, string> = {
  products: 'när våra första produkter lanseras',
  premium: 'när Stillsam Premium öppnar',
  'trygg-punkt': 'när Trygg Punkt är klar',
  somnforberedelse: 'när sömnförberedelsen är klar',
  fokustraning: 'när fokusövningarna är klara',
};

/** The opt-in mail of a notify list. */
export const notifyOptInMail = defineWordedMail('notify-opt-in', {
  title: 'Bekräfta en påminnelse',
  text: {
    subject: 'Bekräfta att du vill få besked',
    opening:
      'Du har bett oss höra av oss {ämne}. Bekräfta att adressen är din, så får du ett mejl när det är dags.',
  },
  write: ({ purpose, confirmUrl }: NotifyOptIn) => ({
    values: { ämne: SUBJECTS[purpose] },
    action: { label: 'Bekräfta min adress', url: confirmUrl },
    closing: [
      'Länken gäller i 48 timmar och kan användas en gång.',
      'Var det inte du som bad om det? Då behöver du inte göra någonting. Utan din bekräftelse skickar vi inget mer, och adressen raderas.',
    ],
  }),
  sample: { purpose: 'products', confirmUrl: NOWHERE },
});
