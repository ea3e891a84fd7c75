import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from '@stillsam/post-html/allow-list';
import type { PasteLosses } from './word-html';

export const RICH_TEXT_COPY = {
  diff: {
    onlyForm: 'Orden är desamma, men formen har ändrats.',
    added: 'Tillagt:',
    removed: 'Borttaget:',
    endOfChange: '(slut)',
  },
  letterFrame: 'Så ser brevet ut',
  toolbar: 'Formatering',
  toolbarHint:
    'Tryck Alt + F10 för att nå verktygen. Byt mellan dem med piltangenterna. Escape tar dig tillbaka. I en tabell går Tab till nästa cell. Ctrl + F söker i texten.',
  loading: 'Hämtar skrivytan',
  loadFailed: 'Skrivytan gick inte att hämta. Du kan skriva som HTML så länge.',
  /** What a paste could not bring along; empty for nothing. */
  lost: ({
    pictures,
    hasFootnotes,
    innerLinks,
    largeTables,
    outerTables,
    hasTableColours,
    hasListsInCells,
  }: PasteLosses) =>
    [
      pictures === 1 ? 'En bild följde inte med. Lägg in den med Bild.' : '',
      pictures > 1 ? `${pictures} bilder följde inte med. Lägg in dem med Bild.` : '',
      hasFootnotes ? 'Fotnoterna blev text inom hakparentes. Lägg in dem med Infoga, Fotnot.' : '',
      innerLinks > 0 ? 'Länkar inom dokumentet blev vanlig text.' : '',
      largeTables === 1
        ? `En tabell blev en lista, för den har fler än ${MAX_TABLE_COLUMNS} kolumner eller ${MAX_TABLE_ROWS} rader.`
        : '',
      largeTables > 1
        ? `${largeTables} tabeller blev listor, för de har fler än ${MAX_TABLE_COLUMNS} kolumner eller ${MAX_TABLE_ROWS} rader.`
        : '',
      outerTables > 0 ? 'En tabell med en annan tabell i sig blev löpande text.' : '',
      hasTableColours ? 'Tabellens färger följde inte med.' : '',
      hasListsInCells ? 'Listor i tabellen blev stycken.' : '',
    ]
      .filter(Boolean)
      .join(' '),
  modes: { label: 'Skriv som', text: 'Text', html: 'HTML' },
  tools: {
    paragraph: 'Brödtext',
    heading2: 'Rubrik 2',
    heading3: 'Rubrik 3',
    heading4: 'Rubrik 4',
    bold: 'Fet',
    italic: 'Kursiv',
    underline: 'Understruken',
    strike: 'Genomstruken',
    superscript: 'Upphöjd',
    subscript: 'Nedsänkt',
    code: 'Kod',
    clinical: 'Klinisk mening',
    bulletList: 'Punktlista',
    orderedList: 'Numrerad lista',
    blockquote: 'Citat',
    preformatted: 'Kodblock',
    horizontalRule: 'Avdelare',
    table: 'Tabell',
    insert: 'Infoga',
    footnote: 'Fotnot',
    exercise: 'Övning',
    deleteBox: 'Ta bort rutan',
    headerRow: 'Rubrikrad',
    addRow: 'Lägg till rad',
    deleteRow: 'Ta bort rad',
    addColumn: 'Lägg till kolumn',
    deleteColumn: 'Ta bort kolumn',
    deleteTable: 'Ta bort tabell',
    link: 'Länk',
    image: 'Bild',
    crop: 'Beskär bilden',
    firstName: 'Förnamn',
    undo: 'Ångra',
    redo: 'Gör om',
    find: 'Sök och ersätt',
  },
  more: 'Mer',
  find: {
    label: 'Sök och ersätt i texten',
    sought: 'Sök efter',
    replacement: 'Ersätt med',
    count: ({ count, current }: { count: number; current: number }) =>
      count === 0
        ? 'Finns inte i texten.'
        : current > 0
          ? `${current} av ${count}`
          : count === 1
            ? 'En träff'
            : `${count} träffar`,
    replaced: (count: number) =>
      count === 0
        ? 'Inget att ersätta.'
        : count === 1
          ? 'Ett ställe är ersatt.'
          : `${count} ställen är ersatta.`,
    previous: 'Föregående',
    next: 'Nästa',
    replace: 'Ersätt',
    replaceAll: 'Ersätt alla',
    close: 'Stäng',
  },
  link: {
    title: 'Länk',
    address: 'Adress',
    addressHint:
      'En adress som börjar med https:// eller mailto:, ett telefonnummer eller en sökväg på webbplatsen.',
    text: 'Text',
    textHint: 'Det som läsaren trycker på.',
    invalid: 'Ange en adress som börjar med https://, mailto:, tel:, / eller #.',
    invalidTelephone: 'Skriv telefonnumret med 3 till 15 siffror, med eller utan plus först.',
    textRequired: 'Skriv vad länken ska heta.',
    save: 'Infoga länken',
    update: 'Ändra länken',
    remove: 'Ta bort länken',
  },
} as const;
