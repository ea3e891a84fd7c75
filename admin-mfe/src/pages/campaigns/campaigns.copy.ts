import { formatNumber } from '@stillsam/ui/format-number';

export const CAMPAIGN_LIST_COPY = {
  label: 'Utskick',
  explanation:
    'Ett utskick är ett brev till dem som prenumererar på nyhetsbrevet. Det börjar som ett utkast, och inget går i väg förrän du själv startar det.',
  create: 'Nytt utskick',
  begin: {
    title: 'Vad vill du utgå från?',
    label: 'Mallar',
    empty: 'Ett tomt brev',
  },
  list: {
    loading: 'Hämtar utskicken',
    failedTitle: 'Det gick inte att hämta utskicken',
    empty: 'Inga utskick hittades.',
    emptyTitle: 'Här samlas dina brev',
    emptyFirst:
      'Välj ”Nytt utskick” och skriv fritt, eller gå till Blogginlägg och välj ”Skicka som brev” vid en artikel. Ett provbrev till dig själv kan du skicka när du vill.',
    emptyFiltered: 'Pröva ett annat urval.',
  },
  columns: {
    subject: 'Ämnesrad',
    status: 'Status',
    when: 'När',
    progress: 'Förlopp',
  },
  statusFilter: 'Status',
  kindFilter: 'Visa',
  kinds: { all: 'Alla brev', template: 'Mallar' },
  filters: {
    all: 'Alla statusar',
    draft: 'Utkast',
    scheduled: 'Schemalagda',
    sending: 'Skickas nu',
    paused: 'Pausade',
    sent: 'Skickade',
    stopped: 'Avslutade',
  },
  when: {
    edited: (when: string) => `Ändrat ${when}`,
    planned: (when: string) => `Börjar ${when}`,
    starting: 'Börjar strax',
    started: (when: string) => `Började ${when}`,
    finished: (when: string) => `Klart ${when}`,
    stopped: (when: string) => `Avslutat ${when}`,
  },
  sentOf: (sent: number, total: number) => `${formatNumber(sent)} av ${formatNumber(total)} skickade`,
  sent: (sent: number) => `${formatNumber(sent)} skickade`,
  refused: (count: number) => (count === 1 ? '1 avvisat' : `${formatNumber(count)} avvisade`),
  uncertain: (count: number) => `${formatNumber(count)} okänt om de kom fram`,
  count: (count: number) => `${formatNumber(count)} utskick`,
  edit: 'Redigera',
  editNamed: (name: string) => `Redigera ${name}`,
  copyNamed: (name: string) => `Kopiera ${name} till ett nytt utkast`,
  open: 'Visa läget',
  openNamed: (name: string) => `Visa läget för ${name}`,
  removeNamed: (name: string) => `Ta bort ${name}`,
  removeQuestion: 'Är du säker på att du vill ta bort det här utkastet?',
  removed: (name: string) => `Utkastet ”${name}” är borttaget.`,
  removeFailed: 'Det gick inte att ta bort utkastet. Kanske har någon annan redan startat det.',
} as const;

const days = (count: number) => (count === 1 ? 'En dag' : `${formatNumber(count)} dagar`);

export const WELCOME_COPY = {
  label: 'Välkomstbrev',
  explanation:
    'Var och en som bekräftar sin prenumeration får breven i tur och ordning, varje brev en gång. Den som bekräftade innan ett brev slogs på får det inte, och i varje brev finns en länk för att sluta med just välkomstbreven. Slå av ett brev för att ändra det.',
  create: 'Nytt välkomstbrev',
  list: {
    loading: 'Hämtar välkomstbreven',
    failedTitle: 'Det gick inte att hämta välkomstbreven',
    failedText: 'Breven gick inte att läsa just nu. Försök igen om en stund.',
    empty: 'Inga välkomstbrev ännu',
    emptyFirst: 'Välj ”Nytt välkomstbrev” och skriv det första.',
  },
  columns: {
    letter: 'Brev',
    day: 'Efter bekräftelsen',
    state: 'Läge',
    sent: 'Skickade',
  },
  day: (count: number) => (count === 0 ? 'Direkt' : days(count)),
  on: 'På',
  off: 'Av',
  toggle: (isOff: boolean) => (isOff ? 'Slå på' : 'Slå av'),
  toggleNamed: (isOff: boolean, name: string) => `Slå ${isOff ? 'på' : 'av'} ${name}`,
  toggleAll: (isOff: boolean) => (isOff ? 'Slå på alla' : 'Slå av alla'),
  failed: 'Det gick inte just nu. Försök igen om en stund.',
  count: (count: number) => `${formatNumber(count)} välkomstbrev`,
} as const;

const recipients = (count: number) => (count === 1 ? 'en mottagare' : `${formatNumber(count)} mottagare`);

export const LETTER_FIGURES_COPY = {
  views: 'Utskick, välkomstbrev, siffror och mejltexter',
  label: 'Siffror',
  list: {
    loading: 'Hämtar siffrorna',
    failedTitle: 'Det gick inte att hämta siffrorna',
    failedText: 'Siffrorna gick inte att läsa just nu. Försök igen om en stund.',
    empty: 'Inga skickade brev ännu.',
    emptyFirst: 'När det första brevet har nått någon ser du här hur det gick, brev för brev.',
  },
  columns: {
    subject: 'Brev',
    when: 'Skickat',
    sent: 'Mottagna',
    refused: 'Avvisade',
    uncertain: 'Okänt',
    left: 'Avregistrerade inom 7 dagar',
  },
  growth: (latest: number, before: number | undefined) => {
    const reached = `Mejlservern tog emot det senaste brevet till ${recipients(latest)}`;
    if (before === undefined) return `${reached}.`;
    if (latest === before) return `${reached}, lika många som det förra.`;
    const difference = formatNumber(Math.abs(latest - before));
    return `${reached}, ${difference} ${latest > before ? 'fler' : 'färre'} än det förra.`;
  },
  count: (count: number) => `${formatNumber(count)} skickade brev`,
} as const;

export const MAIL_TEXTS_COPY = {
  label: 'Mejltexter',
  explanation:
    'De här mejlen skickar webbplatsen själv. Du kan skriva ämnesraden och det första stycket med egna ord. Länkar, belopp och det som lagen kräver står kvar.',
  choose: 'Mejl',
  own: (title: string) => `${title} (egen text)`,
  loading: 'Hämtar mejltexterna',
  failed: 'Mejltexterna gick inte att hämta.',
  labels: { subject: 'Ämnesrad', opening: 'Inledning' },
  /** What stands in braces is filled in for each recipient. */
  placeholders: (names: readonly string[]) =>
    `${names.join(' och ')} byts ut i varje mejl och behöver vara kvar.`,
  save: 'Spara',
  saving: 'Sparar...',
  saved: 'Texten är sparad och gäller från nästa mejl.',
  saveFailed: 'Texten kunde inte sparas. Försök igen om en stund.',
  restore: 'Återställ till originalet',
  restored: 'Originalet är tillbaka i fälten. Spara för att använda det.',
  isOriginal: 'Originalet används.',
  changedBy: (name: string) => `Ändrat av ${name}`,
  preview: 'Förhandsvisa',
  previewing: 'Hämtar mejlet...',
  previewFailed: 'Mejlet gick inte att visa. Försök igen om en stund.',
  close: 'Stäng',
} as const;
