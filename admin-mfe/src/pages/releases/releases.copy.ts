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

export const RELEASES_COPY = {
  label: 'Versioner',
  lead: 'Varje del av webbplatsen uppdateras för sig. Här ser du vad besökarna får just nu, och kan gå tillbaka till versionen innan om något blev fel.',
  loading: 'Hämtar versionerna',
  failedTitle: 'Det gick inte att hämta versionerna',
  failedText: 'De gick inte att läsa just nu. Försök igen om en stund.',
  notConfiguredTitle: 'Versionerna är inte inställda',
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
  backNamed: (part: string, version: string) => `Gå tillbaka till ${version} i ${part}`,
  notYours: 'Ditt konto gäller inte den här delen.',
  alarm:
    'Besökarnas webbläsare rapporterar ovanligt många fel i versionen som är live. Titta på sidorna, och gå tillbaka om något är trasigt.',
  nothingBefore: 'Det finns ingen tidigare version att gå tillbaka till.',
  question: (part: string) => `Gå tillbaka i ${part}?`,
  consequence: (version: string) => `Alla besökare får version ${version} inom några sekunder.`,
  canaryEnds: 'Testutrullningen avslutas.',
  why: 'Varför?',
  whyHint: 'Frivilligt. Syns i historiken.',
  going: 'Går tillbaka...',
  cancel: 'Avbryt',
  wentBack: (part: string, version: string) => `${part} är tillbaka på version ${version}.`,
  backFailed: 'Det gick inte att gå tillbaka. Försök igen.',
  history: 'Senaste ändringar',
  change: (kind: string, isCanaryRunning: boolean) =>
    kind === 'canary' && !isCanaryRunning ? 'Testutrullningen avslutad' : (CHANGES[kind] ?? kind),
  shareOfChange: (share: number) => `för ${PERCENT.format(share / 100)}`,
} as const;
