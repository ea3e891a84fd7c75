import { formatNumber } from '@stillsam/ui/format-number';
import { BRAND } from '@stillsam/platform';

export const MESSAGES_COPY = {
  label: 'Meddelanden',
  list: {
    loading: 'Hämtar meddelanden',
    failedTitle: 'Det gick inte att hämta meddelandena',
    failedText: 'Listan gick inte att läsa just nu. Försök igen om en stund.',
    empty: 'Inga meddelanden hittades.',
    emptyFirst: 'När någon skriver i kontaktformuläret visas det här.',
    emptyFiltered: 'Pröva ett annat sökord eller en annan status.',
  },
  columns: {
    name: 'Från',
    message: 'Meddelande',
    status: 'Status',
    received: 'Mottaget',
    actions: 'Åtgärder',
  },
  search: 'Sök på namn, e-post eller text',
  statusFilter: 'Status',
  status: { all: 'Alla statusar', unread: 'Olästa', read: 'Lästa', answered: 'Besvarade' },
  count: (count: number, unread: number) =>
    `${count === 1 ? '1 meddelande' : `${formatNumber(count)} meddelanden`}. ${unread === 0 ? 'Inget' : formatNumber(unread)} ${unread > 1 ? 'olästa' : 'oläst'}.`,
  open: 'Läs',
  openNamed: (name: string) => `Läs meddelandet från ${name}`,
  removeNamed: (name: string) => `Ta bort meddelandet från ${name}`,
  removeQuestion: 'Är du säker på att du vill ta bort detta meddelande?',
  removeText: (name: string) => `Meddelandet från ${name} försvinner för gott.`,
  removed: (name: string) => `Meddelandet från ${name} är borttaget.`,
  removeFailed: 'Det gick inte att ta bort meddelandet. Försök igen.',
  dialogTitle: (name: string) => `Meddelande från ${name}`,
  healthConsent: (at: string) => `Samtyckte ${at} till att vi läser om hälsa.`,
  noHealthConsent:
    'Inget samtycke om hälsa. Står det något om avsändarens hälsa: använd det inte, och ta bort meddelandet.',
  reply: 'Svara med e-post',
  replyHint: 'Svaret skrivs i ditt e-postprogram. Markera meddelandet som besvarat när du har skickat det.',
  replySubject: `Sv: Ditt meddelande till ${BRAND}`,
  quoteIntroduction: (name: string, at: string) => `${name} skrev ${at}:`,
  markAnswered: 'Markera som besvarat',
  markUnread: 'Markera som oläst',
  marking: 'Sparar...',
  markFailed: 'Det gick inte att ändra meddelandets status. Försök igen.',
} as const;
