import { formatNumber } from '@stillsam/ui/format-number';

const people = (count: number) => (count === 1 ? '1 prenumerant' : `${formatNumber(count)} prenumeranter`);

export const IMPORT_COPY = {
  open: 'Importera CSV',
  title: 'Importera prenumeranter',
  introduction:
    'Filen är en CSV-fil, till exempel från Excel. Första raden namnger kolumnerna: E-post, och gärna Förnamn och Efternamn. Importera bara personer som har samtyckt till nyhetsbrevet.',
  file: 'CSV-fil',
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
