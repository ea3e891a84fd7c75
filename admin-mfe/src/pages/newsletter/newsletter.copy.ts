import { formatNumber } from '@stillsam/ui/format-number';
import { SHORT_CATEGORY_NAMES } from '../../features/draft-editor/categories';

const people = (count: number) => (count === 1 ? '1 prenumerant' : `${formatNumber(count)} prenumeranter`);

/** Where subscribers and consents come from, by the API's names. An import names its own source. */
const SOURCES: Record<string, string> = { website: 'Webbplatsen', admin: 'Redaktionen' };

/** The ends of the two orders: of times, and of addresses. */
const BY_TIME: Record<'asc' | 'desc', string> = { desc: 'Nyast först', asc: 'Äldst först' };
const BY_ADDRESS: typeof BY_TIME = { asc: 'A till Ö', desc: 'Ö till A' };

export const NEWSLETTER_COPY = {
  label: 'Nyhetsbrev',
  list: {
    loading: 'Hämtar prenumeranter',
    failedTitle: 'Det gick inte att hämta prenumeranterna',
    failedText: 'Listan gick inte att läsa just nu. Försök igen om en stund.',
    empty: 'Inga prenumeranter hittades.',
    emptyTitle: 'Inga prenumeranter ännu',
    emptyFirst:
      'Den som anmäler sig på webbplatsen syns här. Du kan också lägga till någon själv, eller importera en lista.',
    emptyFiltered: 'Pröva ett annat sökord eller en annan status.',
  },
  statistics: 'Prenumeranter efter status',
  active: 'Aktiva',
  pending: 'Väntande',
  unsubscribed: 'Avregistrerade',
  bounced: 'Studsade',
  total: 'Totalt',
  columns: {
    email: 'E-post',
    name: 'Namn och källa',
    status: 'Status',
    registered: 'Registrerad',
  },
  from: 'Källa:',
  source: (name: string) => SOURCES[name] ?? name,
  notConfirmed: 'Inte bekräftad',
  confirmed: 'Bekräftad',
  confirmedSameDay: 'Bekräftad samma dag',
  search: 'Sök',
  searchPlaceholder: 'Sök på e-post eller namn...',
  statusFilter: 'Status',
  status: {
    all: 'Alla statusar',
    active: 'Aktiva',
    pending: 'Väntande',
    unsubscribed: 'Avregistrerade',
    bounced: 'Studsade',
  },
  interestFilter: 'Ämne',
  interests: { '': 'Alla ämnen', ...SHORT_CATEGORY_NAMES },
  frequencyFilter: 'Takt',
  frequency: { '': 'Oavsett takt', every: 'Varje brev', monthly: 'Högst ett i månaden' },
  sourceFilter: 'Källa',
  sources: { '': 'Alla källor', website: 'Webbplatsen', admin: 'Redaktionen' },
  sortField: 'Sortera efter',
  sort: { created_at: 'Registrerad', email: 'E-post', status: 'Status' },
  orderField: 'Ordning',
  order: BY_TIME,
  orderOfAddresses: BY_ADDRESS,
  count: people,
  selectNamed: (email: string) => `Välj ${email}`,
  selected: (count: number) => (count === 1 ? '1 vald' : `${formatNumber(count)} valda`),
  selectAll: (count: number) => `Välj alla ${formatNumber(count)} i urvalet`,
  selectedAll: (count: number) => `Alla ${formatNumber(count)} i urvalet är valda`,
  clearSelection: 'Rensa valet',
  bulkBar: 'Åtgärder för valda prenumeranter',
  bulkUnsubscribe: 'Avregistrera valda',
  bulkDelete: 'Ta bort valda',
  updateQuestion: (count: number) => `Är du säker på att du vill uppdatera ${people(count)}?`,
  deleteQuestion: (count: number) => `Är du säker på att du vill ta bort ${people(count)}?`,
  updateText: 'De avregistreras och får inga fler nyhetsbrev.',
  deleteText: 'De försvinner ur listan för gott.',
  update: 'Avregistrera',
  updating: 'Avregistrerar...',
  updated: (count: number) => `${people(count)} har avregistrerats.`,
  deleted: (count: number) => `${people(count)} har tagits bort.`,
  unchanged: (count: number) =>
    count === 1 ? '1 var redan avregistrerad.' : `${formatNumber(count)} var redan avregistrerade.`,
  missing: (count: number) => `${formatNumber(count)} fanns inte längre.`,
  bulkFailed: 'Det gick inte att genomföra ändringen. Ingen prenumerant har ändrats.',
  bulkAllFailed: 'Det gick inte att ändra alla. Titta igenom listan och försök igen.',
  undo: 'Ångra',
  undone: (count: number) => `${people(count)} är ${count === 1 ? 'aktiv' : 'aktiva'} igen.`,
  undoFailed: 'Det gick inte att ångra.',
  tooMany: (most: number) => `Högst ${most} prenumeranter kan ändras på en gång.`,
  fileName: (status: string, format: 'csv' | 'excel') =>
    format === 'excel' ? `nyhetsbrev-${status}-excel` : `nyhetsbrev-${status}`,
} as const;
