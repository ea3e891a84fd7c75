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

export const INSERT_COPY = {
  title: 'Infoga',
  hint: 'Du kan också skriva ett snedstreck först på en tom rad.',
  options: {
    care: { name: 'Vårdruta', about: 'Numren att ringa när det är allvar.' },
    note: { name: 'Bra att veta', about: 'En ruta vid sidan av texten.' },
    table: { name: 'Faktatabell', about: 'Två kolumner med en rubrikrad.' },
    footnote: { name: 'Fotnot', about: 'En källa, med länk dit och tillbaka.' },
    exercise: { name: 'Övning', about: 'Ett kort som leder till en av våra övningar.' },
    image: { name: 'Bild', about: 'En ny bild, eller en ur bildbiblioteket.' },
  },
  cancel: 'Avbryt',
  careTitle: 'Om du behöver hjälp nu',
  callLabel: (name: string, number: string) => `Ring ${name} på ${number}`,
  hours: (hours: string) => ` (${hours.toLowerCase()})`,
  noteTitle: 'Bra att veta',
  exercise: {
    title: 'Länk till en övning',
    label: 'Övning',
    save: 'Infoga övningen',
  },
  footnote: {
    title: 'Fotnot',
    source: 'Källa',
    newSource: 'En ny källa',
    text: 'Källans text',
    textHint: 'Till exempel: ”1177. Sömnsvårigheter. 2024.” Den hamnar i listan Källor, sist i texten.',
    textRequired: 'Skriv vilken källan är.',
    address: 'Länk',
    addressInvalid: 'Ange en adress som börjar med https://, eller lämna fältet tomt.',
    save: 'Infoga fotnoten',
    remove: 'Ta bort fotnoten',
    goTo: 'Gå till källan',
    sourcesTitle: 'Källor',
    missing: 'Fotnoten har ingen källa i listan.',
  },
} as const;

export const MEDIA_COPY = {
  title: 'Bild',
  file: 'Bildfil',
  fileHint:
    'JPEG, PNG, WebP eller AVIF, högst 10 MB och 24 megapixel. Plats och andra uppgifter i filen tas bort.',
  alt: 'Beskrivning',
  altHint:
    'Vad bilden visar, för den som lyssnar på sidan. Till exempel: ”Dimma över en skogssjö i gryningen”.',
  caption: 'Bildtext',
  captionHint: 'Visas under bilden.',
  origin: { label: 'Bilden hämtas', upload: 'Ny bild', library: 'Ur bildbiblioteket' },
  library: {
    label: 'Bildbibliotek',
    pages: 'Sidor i bildbiblioteket',
    loading: 'Hämtar bilderna',
    empty: 'Här är inga bilder än. Ladda upp den första.',
    failed: 'Bilderna gick inte att hämta. Försök igen om en stund.',
    size: (width: number, height: number) => `${width} × ${height}`,
    missing: 'Välj en av bilderna.',
  },
  crop: {
    title: 'Beskär bilden',
    hint: 'Dra en ruta över det som ska synas, eller ställ in varje sida med reglagen. Hela bilden finns kvar i bildbiblioteket.',
    sides: 'Skär bort',
    side: { left: 'Till vänster', right: 'Till höger', top: 'Upptill', bottom: 'Nedtill' },
    percent: (percent: number) => `${percent}\u00a0%`,
    left: (width: number, height: number) => `Kvar blir ${width} × ${height} bildpunkter.`,
    whole: 'Visa hela bilden',
    save: 'Beskär',
    saving: 'Beskär...',
    loading: 'Hämtar bilden',
    missing: 'Bilden gick inte att hämta. Försök igen om en stund.',
    failed: 'Det gick inte att beskära bilden. Försök igen om en stund.',
  },
  insert: 'Använd bilden',
  upload: 'Ladda upp bilden',
  save: 'Spara beskrivningen',
  sending: (percent: number) => `Skickar bilden, ${percent}\u00a0%`,
  progress: 'Så mycket av bilden är skickat',
  started: 'Bilden skickas.',
  processing: 'Bilden är framme och görs i ordning...',
  errors: {
    fileMissing: 'Välj en bildfil.',
    fileType: 'Bilden ska vara JPEG, PNG, WebP eller AVIF.',
    fileSize: 'Bilden är större än 10 MB. Gör den mindre och försök igen.',
    altMissing: 'Beskriv vad bilden visar.',
    altTooLong: 'Högst 300 tecken.',
    failed: 'Bilden gick inte att ladda upp. Det du har skrivit finns kvar: försök igen om en stund.',
  },
} as const;
