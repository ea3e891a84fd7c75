import { defineMail } from '../mail/mail-template';
import { NOTIFY_COPY } from './notify.copy';
import type { NotifyPurpose } from './notify-entry.entity';

interface NotifyOptIn {
  purpose: NotifyPurpose;
  confirmUrl: string;
}

/** The opt-in mail of a notify list. */
export const notifyOptInMail = defineMail('notify-opt-in', ({ purpose, confirmUrl }: NotifyOptIn) => ({
  subject: 'Bekräfta att du vill få besked',
  paragraphs: [
    'Hej,',
    `Du har bett oss höra av oss ${NOTIFY_COPY.subjects[purpose]}. Bekräfta att adressen är din, så får du ett mejl när det är dags.`,
  ],
  action: { label: 'Bekräfta min adress', url: confirmUrl },
  closing: [
    'Länken gäller i 48 timmar och kan användas en gång.',
    'Var det inte du som bad om det? Då behöver du inte göra någonting. Utan din bekräftelse skickar vi inget mer, och adressen raderas.',
  ],
}));
