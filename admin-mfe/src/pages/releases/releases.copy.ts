import { formatNumber } from '@stillsam/ui/format-number';
import { PART_NAMES } from '../../features/labels/labels.copy';

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
  label: 'Uppdateringar',
  lead: 'Varje del av webbplatsen uppdateras för sig. Här ser du om allt fungerar för besökarna, och du kan gå tillbaka till hur det var innan om något blev fel.',
  part: (name: string) => PART_NAMES[name] ?? name,
  works: 'Allt fungerar.',
  failing: 'Något behöver ses över.',
  changed: (when: string) => `Ändrad ${when}`,
  loading: 'Hämtar uppdateringarna',
  failedTitle: 'Det gick inte att hämta uppdateringarna',
  failedText: 'De gick inte att läsa just nu. Försök igen om en stund.',
  notConfiguredTitle: 'Uppdateringarna syns inte här ännu',
  notConfiguredText: 'Be den som sköter driften att koppla ihop dem med redaktionen.',
  owner: (team: string) => `Sköts av ${team}.`,
  live: 'I drift',
  canary: 'Testutrullning',
  nothingLive: 'Besökarna kommer inte åt den här delen just nu.',
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
  behind: 'En del besökare får just nu inte den senaste versionen. Hör av dig till den som sköter driften.',
  behindServer: (server: string) => `${server} visar inte det som ska vara i drift.`,
  journalBroken: 'Vi kan inte visa vad som har ändrats tidigare. Hör av dig till den som sköter driften.',
  back: 'Återställ förra versionen',
  backNamed: (part: string) => `Återställ förra versionen: ${part}`,
  notYours: 'Du kan inte ändra den här delen.',
  alarm: 'Ovanligt många besökare möter fel just nu. Titta på sidorna, och gå tillbaka om något är trasigt.',
  nothingBefore: 'Det finns ingen tidigare version att gå tillbaka till.',
  question: (part: string) => `Vill du gå tillbaka till den förra versionen av ${part.toLowerCase()}?`,
  consequence: 'Alla besökare får den förra versionen inom några sekunder.',
  canaryEnds: 'Den nya versionen som några besökare provar försvinner också.',
  why: 'Varför?',
  whyHint: 'Frivilligt. Syns bland de senaste ändringarna.',
  going: 'Går tillbaka...',
  wentBack: (part: string) => `${part} är tillbaka på den förra versionen.`,
  backFailed: 'Det gick inte att gå tillbaka. Försök igen.',
  history: 'Senaste ändringar',
  change: (kind: string, isCanaryRunning: boolean) =>
    kind === 'canary' && !isCanaryRunning ? 'Testutrullningen avslutad' : (CHANGES[kind] ?? kind),
  shareOfChange: (share: number) => `för ${PERCENT.format(share / 100)}`,
} as const;
