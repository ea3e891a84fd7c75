import { formatNumber } from '@stillsam/ui/format-number';

const PERCENT = new Intl.NumberFormat('sv-SE', { style: 'percent', maximumFractionDigits: 1 });

/** Kinds of changes, by the journal's names. */
const CHANGES: Record<string, string> = {
  release: 'Ny version',
  rollback: 'Tillbaka',
  takeback: 'Tillbaka av sig själv',
  canary: 'Prov',
  emergency: 'Nödleverans',
};

export const RELEASES_COPY = {
  label: 'Leveranser',
  lead: 'Varje del av webbplatsen levereras för sig. Här ser du vad besökarna får just nu, och kan gå tillbaka till versionen innan om något blev fel.',
  loading: 'Hämtar leveranserna',
  failedTitle: 'Kunde inte hämta leveranserna',
  failedText: 'De gick inte att läsa just nu. Försök igen om en stund.',
  notConfiguredTitle: 'Leveranserna är inte inställda',
  notConfiguredText: 'Servern vet inte var de ligger. Den som sköter driften anger det med REMOTES_REGISTRY.',
  owner: (team: string) => `Sköts av ${team}`,
  live: 'Live',
  canary: 'Prov',
  nothingLive: 'Ingen version är live.',
  version: 'Version',
  share: 'Når',
  shareOf: (percent: number) => (percent === 100 ? 'Alla besökare' : `${percent} % av besökarna`),
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
  behind: (server: string) => `${server} visar inte det som ska vara live.`,
  journalBroken: 'Journalen är ändrad för hand, så historiken går inte att lita på.',
  back: 'Gå tillbaka',
  backNamed: (part: string, version: string) => `Gå tillbaka till ${version} i ${part}`,
  nothingBefore: 'Det finns ingen tidigare version att gå tillbaka till.',
  question: (part: string) => `Gå tillbaka i ${part}?`,
  consequence: (version: string) => `Alla besökare får version ${version} inom några sekunder.`,
  canaryEnds: 'Provet avslutas.',
  why: 'Varför?',
  whyHint: 'Frivilligt. Syns i historiken.',
  going: 'Går tillbaka...',
  cancel: 'Avbryt',
  wentBack: (part: string, version: string) => `${part} är tillbaka på version ${version}.`,
  backFailed: 'Det gick inte att gå tillbaka. Försök igen.',
  history: 'Senaste ändringar',
  change: (kind: string, isCanaryRunning: boolean) =>
    kind === 'canary' && !isCanaryRunning ? 'Provet avslutat' : (CHANGES[kind] ?? kind),
  shareOfChange: (share: number) => `för ${share} %`,
} as const;
