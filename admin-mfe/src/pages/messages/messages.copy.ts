import { formatNumber } from '@stillsam/ui/format-number';

export const MESSAGES_COPY = {
  label: 'Meddelanden',
  list: {
    loading: 'Hämtar meddelanden',
    failedTitle: 'Det gick inte att hämta meddelandena',
    empty: 'Inga meddelanden hittades.',
    emptyTitle: 'Inga meddelanden ännu',
    emptyFirst: 'Det som någon skriver i kontaktformuläret kommer hit, och du svarar härifrån.',
    emptyFiltered: 'Pröva ett annat sökord eller en annan status.',
  },
  columns: {
    name: 'Från',
    message: 'Meddelande',
    status: 'Status',
    received: 'Mottaget',
  },
  search: 'Sök på namn, e-post eller text',
  statusFilter: 'Status',
  status: { all: 'Alla statusar', unread: 'Olästa', read: 'Lästa', answered: 'Besvarade' },
  count: (count: number, unread: number) =>
    `${count === 1 ? '1 meddelande' : `${formatNumber(count)} meddelanden`}. ${unread === 0 ? 'Inget' : formatNumber(unread)} ${unread > 1 ? 'olästa' : 'oläst'}.`,
  open: 'Läs och svara',
  read: 'Läs',
  readNamed: (name: string) => `Läs meddelandet från ${name}`,
  openNamed: (name: string) => `Läs och svara på meddelandet från ${name}`,
  removeNamed: (name: string) => `Ta bort meddelandet från ${name}`,
  removeQuestion: 'Är du säker på att du vill ta bort detta meddelande?',
  removeText: (name: string) => `Meddelandet från ${name} försvinner för gott.`,
  removed: (name: string) => `Meddelandet från ${name} är borttaget.`,
  removeFailed: 'Det gick inte att ta bort meddelandet. Försök igen.',
} as const;
