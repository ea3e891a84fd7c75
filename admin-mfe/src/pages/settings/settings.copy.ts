import { FACT_LABELS, SECTION_LABELS } from '../../features/labels/labels.copy';

/** The parts of the screen, by their ids. */
export const SECTIONS_COPY = {
  company: {
    title: SECTION_LABELS.company,
    lead: 'Står på Om oss, i köpvillkoren, på kvitton och längst ner i varje mejl.',
  },
  reach: {
    title: SECTION_LABELS.reach,
    lead: 'Hit skriver och ringer besökare, och härifrån kommer breven.',
  },
  editorial: {
    title: SECTION_LABELS.editorial,
    lead: 'Står på Om oss. Raden om AI står också överst i varje artikel och längst ner i varje brev.',
  },
  processors: {
    title: SECTION_LABELS.processors,
    lead: 'Står i integritetspolicyn: vilka som hanterar personuppgifter åt företaget, och i vilket land.',
  },
  social: {
    title: SECTION_LABELS.social,
    lead: 'Delningsknapparna på en artikel leder hit. Utan konto visas ingen knapp på en öppen webbplats.',
  },
  pronunciations: {
    title: 'Uppläsning',
    lead: 'Läser rösten ett ord fel? Skriv det så som det låter. Texterna som har ordet läses då in på nytt, en i taget.',
  },
};

export const SETTINGS_COPY = {
  lead: 'Här fyller du i vem som driver webbplatsen. Det du sparar gäller genast på alla sidor, i mejl och på kvitton.',
  parts: 'Delar av inställningarna',
  backToLetter: 'Tillbaka till brevet',
  loading: 'Hämtar inställningarna',
  failedTitle: 'Inställningarna gick inte att hämta',
  failedText: 'Det gick inte att läsa dem just nu. Försök igen om en stund.',
  save: 'Spara',
  saveNamed: (title: string) => `Spara ${title.toLowerCase()}`,
  saving: 'Sparar …',
  saved: 'Sparat. Det nya syns på webbplatsen om några sekunder.',
  next: (title: string) => `Fortsätt med ${title}`,
  saveFailed: 'Det gick inte att spara just nu. Försök igen om en stund.',
  showLatest: 'Visa det som är sparat',
  changedBy: (name: string) => `Senast ändrat av ${name}`,
  notAnswered: 'Inte besvarat',
  yes: 'Ja',
  no: 'Nej',
  missing: {
    title: 'Det här saknas',
    required: (count: number) =>
      `${count === 1 ? '1 uppgift saknas. Tills den är ifylld' : `${count} uppgifter saknas. Tills de är ifyllda`} är formulär, kassa och mejl stängda för besökare.`,
    which: 'Vilka de är, och varför de behövs',
    count: (count: number) => (count === 1 ? '1 uppgift saknas' : `${count} uppgifter saknas`),
    other: (count: number) =>
      count === 1 ? '1 fråga som kan vänta är obesvarad.' : `${count} frågor som kan vänta är obesvarade.`,
    none: 'Alla uppgifter är ifyllda.',
    mark: 'Saknas',
  },
};

export const FIELDS_COPY = {
  ...FACT_LABELS,
  organisationNumberHint: 'Tio siffror, till exempel 556036-0793.',
  vatNumberHint: 'Fylls i när du skrivit organisationsnumret.',
  isMicroEnterprise: 'Har företaget färre än tio anställda och högst 2 miljoner euro i omsättning?',
  vatKinds: { standard: 'Vanlig moms', book: 'Bokmoms' },
  addressHint: 'På en rad: gata, postnummer och ort.',
  isEachTextReviewed: 'Läser och godkänner utgivaren varje text innan den publiceras?',
  reviewers: 'Legitimerad vårdpersonal som har granskat texterna',
  reviewersHint: 'En på varje rad, med titel: Lo Berg, leg. psykolog.',
  aiUse: 'Så har AI använts i texterna',
  aiUseHint: 'En mening som besökaren läser, till exempel: Texterna är skrivna med hjälp av AI.',
  conflictsOfInterestHint: 'Vad företaget, eller någon i det, tjänar på det som texterna handlar om.',
  isFounderStoryTrue: 'Stämmer grundarens berättelse på Om oss?',
  areTestimonialsTrue: 'Är citaten på startsidan sagda av verkliga personer?',
  processors: {
    hosting: 'Drift av webbplatsen',
    email: 'Utskick av mejl',
    payment: 'Betalningar',
    statistics: 'Besöksstatistik',
  },
  processorName: 'Leverantör',
  processorCountry: 'Land',
  usualCountry: 'Sverige',
  logDays: 'Dagar som serverns loggar sparas',
  dataProtectionOfficerHint: 'Namn och hur man når ombudet.',
  accountHint: 'Bara kontots namn, utan @ och utan adress.',
};

/** That the company has none, by the fact. */
export const NONE_COPY = {
  vatNumber: 'Företaget är inte momsregistrerat',
  aiUse: 'Ingen AI har använts',
  processor: 'Ingen leverantör',
  dataProtectionOfficer: 'Inget ombud behövs',
  instagram: 'Inget konto på Instagram',
  messenger: 'Ingen sida i Messenger',
};

/** Why each fact is needed, by its place in the API, in the section where it is filled in. */
export const REASONS_COPY: Record<
  Exclude<keyof typeof SECTIONS_COPY, 'pronunciations'>,
  Record<string, string>
> = {
  company: {
    legalName: 'Besökaren ska veta vem som driver webbplatsen (e-handelslagen).',
    organisationNumber: 'Ska stå på webbplatsen, i brev och på kvitton (e-handelslagen, bokföringslagen).',
    vatNumber: 'Ska stå på kvitton. Finns inget nummer ska det framgå (mervärdesskattelagen).',
    isMicroEnterprise: 'Avgör om tillgänglighetslagen gäller.',
    guidanceVatKind: 'Butiken öppnar inte utan den.',
  },
  reach: {
    address: 'Ska stå på webbplatsen och i varje brev (e-handelslagen, marknadsföringslagen).',
    email: 'Besökaren ska kunna nå företaget (e-handelslagen).',
    phone: 'Den som handlar ska kunna ringa (distansavtalslagen).',
  },
  editorial: {
    aiUse: 'Läsaren ska veta om AI har använts (AI-förordningen).',
    responsibleEditor: 'Läsaren ser vem som svarar för texterna.',
    isEachTextReviewed: 'När en namngiven utgivare granskar varje text behövs ingen rad om AI i den.',
    reviewers: 'Läsaren ser om någon legitimerad har granskat texterna.',
    conflictsOfInterest: 'Läsaren ser om någon tjänar på råden.',
    isFounderStoryTrue: 'Den visas på en öppen webbplats först när den stämmer.',
    areTestimonialsTrue: 'De visas på en öppen webbplats först när de är äkta.',
  },
  processors: {
    logDays: 'Ska stå i integritetspolicyn (GDPR).',
    dataProtectionOfficer: 'Ska stå i integritetspolicyn. Behövs inget ombud ska det framgå (GDPR).',
    'processors.hosting': 'Den som hanterar personuppgifter åt företaget ska namnges (GDPR).',
    'processors.email': 'Den som hanterar personuppgifter åt företaget ska namnges (GDPR).',
    'processors.payment': 'Den som hanterar personuppgifter åt företaget ska namnges (GDPR).',
    'processors.statistics': 'Den som hanterar personuppgifter åt företaget ska namnges (GDPR).',
  },
  social: {
    instagram: 'Utan svar visas ingen knapp.',
    messenger: 'Utan svar visas ingen knapp.',
  },
};

interface NarrationState {
  voice: string | null;
  is_test: boolean;
  texts: number;
  ready: number;
  failed: number;
}

export const PRONUNCIATIONS_COPY = {
  loading: 'Hämtar uttalslistan',
  failedTitle: 'Uttalslistan gick inte att hämta',
  failedText: 'Det gick inte att läsa den just nu. Försök igen om en stund.',
  state({ voice, is_test, texts, ready, failed }: NarrationState): string {
    if (!voice)
      return 'Ingen röst är vald på servern. Besökaren lyssnar därför med rösten i sin egen enhet, och ord går inte att provlyssna här.';
    const label = is_test ? `Provrösten ${voice} läser` : `${voice} läser`;
    const trouble = failed > 0 ? ` ${failed} gick inte att läsa in och görs om av sig själva.` : '';
    return `${label}. ${ready} av ${texts} texter har ljud som stämmer.${trouble}`;
  },
  number: (number: number) => `Ord ${number}`,
  word: 'Ordet i texten',
  wordMissing: 'Skriv ordet som det står i texten.',
  spoken: 'Så sägs det',
  spokenMissing: 'Skriv ordet som det låter.',
  hear: 'Lyssna',
  hearNumber: (number: number) => `Lyssna på ord ${number}`,
  remove: 'Ta bort',
  removeNumber: (number: number) => `Ta bort ord ${number}`,
  add: 'Lägg till ett ord',
  silent: 'Ordet gick inte att läsa upp. Kontrollera att ”Så sägs det” är ifyllt, och försök igen.',
};
