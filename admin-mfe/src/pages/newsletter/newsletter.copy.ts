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
    name: 'Namn',
    status: 'Status',
    registered: 'Registrerad och källa',
  },
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
  exportForExcel: 'Exportera för Excel',
  fileName: (status: string, format: 'csv' | 'excel') =>
    format === 'excel' ? `nyhetsbrev-${status}-excel` : `nyhetsbrev-${status}`,
} as const;

export const IMPORT_COPY = {
  open: 'Importera CSV',
  title: 'Importera prenumeranter',
  introduction:
    'Ta bara med den som har sagt ja till nyhetsbrevet. Inget mejl går ut genast. Är ett välkomstbrev i gång får de importerade det också. Den som har avregistrerat sig läggs inte till igen. Rader som hoppas över visas efteråt, med orsak.',
  file: 'CSV-fil',
  fileHint: 'Kolumnerna heter E-post, och gärna Förnamn och Efternamn.',
  contents: (rows: number, columns: readonly string[]) =>
    `Filen har ${formatNumber(rows)} ${rows === 1 ? 'rad' : 'rader'} under ${columns.join(', ')}.`,
  sample: 'Spara en exempelfil',
  sampleName: 'prenumeranter-exempel.csv',
  sampleRows: [
    ['E-post', 'Förnamn', 'Efternamn'],
    ['anna@exempel.se', 'Anna', 'Lind'],
  ],
  fileRequired: 'Välj en fil.',
  source: 'Var samtycket har lämnats',
  sourceHint: 'Sparas med varje person, till exempel ”mässan i Uppsala, mars 2026”.',
  sourceRequired: 'Ange var samtycket har lämnats.',
  cancel: 'Avbryt',
  done: 'Klar',
  submit: 'Importera',
  submitting: 'Importerar...',
  failed: 'Det gick inte att importera filen. Försök igen.',
  imported: (count: number) => `${people(count)} har importerats.`,
  refused: (count: number) =>
    count === 0
      ? 'Ingen rad avvisades.'
      : `${formatNumber(count)} ${count === 1 ? 'rad' : 'rader'} avvisades.`,
  refusedCaption: 'Avvisade rader',
  columns: { row: 'Rad', email: 'E-post', reason: 'Orsak' },
  shownOf: (shown: number, all: number) =>
    `De första ${formatNumber(shown)} av ${formatNumber(all)} visas. Spara rapporten för att se alla.`,
  saveReport: 'Spara rapporten',
  reportName: (day: string) => `importrapport-${day}.csv`,
} as const;

export const ADD_SUBSCRIBER_COPY = {
  open: 'Ny prenumerant',
  title: 'Lägg till prenumerant',
  introduction:
    'Har personen redan sagt ja till nyhetsbrevet? Skriv var. Annars mejlar vi en länk, och prenumerationen börjar när personen har bekräftat.',
  email: 'E-post',
  emailInvalid: 'Ange en giltig e-postadress.',
  firstName: 'Förnamn',
  lastName: 'Efternamn',
  source: 'Var samtycket har lämnats',
  sourceHint: 'Till exempel ”Mässan i Umeå, anmälningslista”. Lämna tomt för att fråga personen per mejl.',
  submit: 'Lägg till',
  submitting: 'Lägger till...',
  added: (email: string) => `${email} prenumererar nu på nyhetsbrevet.`,
  asked: (email: string) => `En bekräftelselänk är på väg till ${email}.`,
  failed: 'Det gick inte att lägga till prenumeranten. Försök igen.',
} as const;

export const SEGMENTS_COPY = {
  label: 'Segment',
  everybody: 'Alla',
  save: 'Spara urvalet som segment',
  title: 'Spara segment',
  lead: 'Segmentet finns sedan för alla som arbetar med nyhetsbrevet. Vilka som ingår räknas om varje gång.',
  name: 'Namn',
  nameRequired: 'Ge segmentet ett namn.',
  submit: 'Spara',
  submitting: 'Sparar...',
  saved: (name: string) => `Segmentet ”${name}” är sparat.`,
  saveFailed: 'Det gick inte att spara segmentet. Försök igen.',
  remove: (name: string) => `Ta bort segmentet ”${name}”`,
  removed: (name: string) => `Segmentet ”${name}” är borttaget. Prenumeranterna är kvar.`,
  removeFailed: 'Det gick inte att ta bort segmentet. Försök igen.',
} as const;

interface Growth {
  before: number;
  now: number;
  confirmed: number;
  left: number;
  days: number;
}

const subscribers = (count: number) =>
  `${formatNumber(count)} ${count === 1 ? 'prenumerant' : 'prenumeranter'}`;

function developmentOf({ before, now, days }: Growth): string {
  if (before === now) return `Listan har ${subscribers(now)}, lika många som för ${days} dagar sedan.`;
  const verb = now > before ? 'vuxit' : 'minskat';
  return `Listan har ${verb} från ${formatNumber(before)} till ${subscribers(now)} på ${days} dagar.`;
}

export const GROWTH_COPY = {
  summary: 'Tillväxt',
  loading: 'Hämtar kurvan',
  failed: 'Det gick inte att hämta kurvan. Försök igen om en stund.',
  headers: { label: 'Dag', value: 'Prenumeranter' },
  finding: (growth: Growth) =>
    `${developmentOf(growth)} ${formatNumber(growth.confirmed)} tillkom och ${formatNumber(growth.left)} lämnade den.`,
} as const;
