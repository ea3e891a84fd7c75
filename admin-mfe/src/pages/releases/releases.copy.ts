import { formatNumber } from '@stillsam/ui/format-number';

const PERCENT = new Intl.NumberFormat('sv-SE', { style: 'percent', maximumFractionDigits: 1 });

/** Kinds of changes, by the journal's names. */
const CHANGES: Record<string, string> = {
  release: 'Ny version',
  rollback: 'Tillbaka',
  takeback: 'Återställd automatiskt',
  canary: 'Testutrullning',
  emergency: 'Brådskande version',
};

/** Parts of the site, by the name that their builds have. */
const PARTS: Record<string, string> = {
  site: 'Webbplatsen',
  exercises: 'Övningarna',
  admin: 'Redaktionen',
};

export const RELEASES_COPY = {
  label: 'Leveranser',
  lead: 'Varje del av webbplatsen uppdateras för sig. Här ser du vad besökarna får just nu, och kan gå tillbaka till versionen innan om något blev fel.',
  part: (name: string) => PARTS[name] ?? name,
  works: 'Allt fungerar.',
  failing: 'Något behöver ses över.',
  changed: (when: string) => `Senast ändrad ${when}.`,
  details: 'Detaljer',
  loading: 'Hämtar leveranserna',
  failedTitle: 'Det gick inte att hämta leveranserna',
  failedText: 'De gick inte att läsa just nu. Försök igen om en stund.',
  notConfiguredTitle: 'Leveranserna är inte inställda',
  notConfiguredText: 'Servern vet inte var de ligger. Den som sköter driften anger det med REMOTES_REGISTRY.',
  owner: (team: string) => `Sköts av ${team}`,
  live: 'I drift',
  canary: 'Testutrullning',
  nothingLive: 'Ingen version är i drift.',
  version: 'Version',
  share: 'Når',
  shareOf: (percent: number) =>
    percent === 100 ? 'Alla besökare' : `${PERCENT.format(percent / 100)} av besökarna`,
  since: 'Sedan',
  who: 'Av',
  whoOf: (who: string | null) => who ?? 'Okänd',
  notes: 'Anteckning',
  commit: 'Källkod',
  unknown: 'Okänt',
  views: 'Visningar',
  viewsOf: (views: number) => formatNumber(views),
  errors: 'Fel',
  errorsOf: (errors: number, views: number) =>
    views === 0 ? formatNumber(errors) : `${formatNumber(errors)} (${PERCENT.format(errors / views)})`,
  countedSince: 'Visningar och fel räknas från att servrarna startade.',
  follows: 'Visas av alla servrar.',
  behind: (server: string) => `${server} visar inte det som ska vara i drift.`,
  journalBroken: 'Journalen går inte att läsa, så historiken saknas.',
  back: 'Gå tillbaka',
  backNamed: (part: string) => `Gå tillbaka: ${part}`,
  notYours: 'Ditt konto gäller inte den här delen.',
  alarm:
    'Besökarnas webbläsare rapporterar ovanligt många fel i den version som är i drift. Titta på sidorna, och gå tillbaka om något är trasigt.',
  nothingBefore: 'Det finns ingen tidigare version att gå tillbaka till.',
  question: (part: string) => `Vill du gå tillbaka till den förra versionen av ${part.toLowerCase()}?`,
  consequence: 'Alla besökare får den förra versionen inom några sekunder.',
  canaryEnds: 'Testutrullningen avslutas.',
  why: 'Varför?',
  whyHint: 'Frivilligt. Syns i historiken.',
  going: 'Går tillbaka...',
  wentBack: (part: string) => `${part} är tillbaka på den förra versionen.`,
  backFailed: 'Det gick inte att gå tillbaka. Försök igen.',
  history: 'Senaste ändringar',
  change: (kind: string, isCanaryRunning: boolean) =>
    kind === 'canary' && !isCanaryRunning ? 'Testutrullningen avslutad' : (CHANGES[kind] ?? kind),
  shareOfChange: (share: number) => `för ${PERCENT.format(share / 100)}`,
} as const;
