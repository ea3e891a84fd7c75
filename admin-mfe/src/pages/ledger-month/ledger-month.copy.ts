import { formatOre } from '../../features/money/money';

const MONTH = new Intl.DateTimeFormat('sv-SE', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** `november 2026`. @param month `2026-11`. */
const nameOf = (month: string) => MONTH.format(new Date(month));

export const MONTH_COPY = {
  title: 'Månadens siffror',
  description: 'Köp, återbetalningar, avgifter och moms för en månad.',
  loading: 'Hämtar månaden',
  failedTitle: 'Det gick inte att hämta månaden',
  failedText: 'Siffrorna gick inte att läsa just nu. Försök igen om en stund.',
  test: 'Testläge',
  testText:
    'Butiken är i testläge. Allt på den här sidan är testköp, utan riktiga pengar, och hör inte till bokföringen.',
  month: 'Månad',
  nameOf,
  figuresOf: (month: string) => `Siffror för ${nameOf(month)}`,
  figures: {
    orders: 'Betalda köp',
    sold_ore: 'Sålt, inklusive moms',
    refunded_ore: 'Återbetalt',
    fee_ore: 'Avgifter till betaltjänsten',
    disputed_ore: 'Tvister som är öppna eller förlorade',
  },
  vat: {
    title: 'Moms per sats',
    percent: 'Sats',
    net: 'Utan moms',
    vat: 'Moms',
    note: 'Sålt minus återbetalt.',
    percentOf: (percent: number) => `${percent}\u00a0%`,
  },
  days: {
    title: 'Dag för dag',
    nothing: 'Inga pengar rörde sig den här månaden.',
    finding: (day: string, ore: number) => `Mest såldes den ${day}, för ${formatOre(ore)}.`,
    nothingSold: 'Inget såldes den här månaden.',
    sold: 'Sålt',
    refunded: 'Återbetalt',
    day: 'Dag',
    orders: 'Köp',
    fees: 'Avgifter',
  },
  files: {
    title: 'Till bokföringen',
    csvLead: 'CSV-filen har månadens händelser och öppnas i ett kalkylprogram.',
    sieLead: 'SIE-filen har hela årets verifikationer och läses in i bokföringsprogrammet.',
    onlyTests: 'SIE-filen finns inte än: bara testköp, inget att bokföra.',
    csv: 'Ladda ner CSV',
    sie: (year: string) => `Ladda ner SIE för ${year}`,
    csvName: (month: string) => `kop-${month}`,
    sieName: (year: string) => `bokforing-${year}`,
  },
} as const;
