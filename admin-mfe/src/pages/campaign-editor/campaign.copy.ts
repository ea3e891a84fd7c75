import { formatNumber } from '@stillsam/ui/format-number';
import type { SavedElsewhere } from '../../features/draft-editor/conflict.logic';

/** `1 204 prenumeranter`. */
const people = (count: number) =>
  count === 1 ? '1\u00a0prenumerant' : `${formatNumber(count)}\u00a0prenumeranter`;
const days = (count: number) => (count === 1 ? '1\u00a0dag' : `${formatNumber(count)}\u00a0dagar`);

const LABELS = {
  subject: 'Ämnesrad',
  preheader: 'Förhandstext',
  content: 'Brevet',
  is_listed: 'Visa bland breven på webbplatsen',
  interests: 'Ämnen',
  signed_up_from: 'Anmälda från och med',
  signed_up_to: 'Anmälda till och med',
  spread_hours: 'Spridning över timmar',
  welcome_days: 'Antal dagar efter bekräftelsen',
};

export const CAMPAIGN_COPY = {
  title: 'Brev till prenumeranterna',
  description: 'Skriv, granska och skicka ett nyhetsbrev.',
  back: 'Till utskicken',
  loading: 'Hämtar brevet',
  failed: {
    missing: 'Utskicket finns inte',
    missingText: 'Det kan ha tagits bort av någon annan.',
    unreachable: 'Brevet gick inte att hämta',
    unreachableText: 'Kontrollera internetanslutningen och försök igen om en stund.',
    retry: 'Försök igen',
  },
  views: { label: 'Visa', write: 'Skriv', preview: 'Förhandsvisa' },
  sections: { audience: 'Till vem', timing: 'När', archive: 'Arkivet', template: 'Mall' },
  further: 'Fler val',
  labels: LABELS,
  hints: {
    preheader: 'Visas intill ämnesraden i inkorgen.',
    name: 'Skriv {förnamn|du} där namnet ska stå, i brevet eller i ämnesraden. Den som inte har angett något namn läser ”du”.',
    content: 'Formatering som mejl inte klarar tas bort när brevet sparas.',
    is_listed:
      'Brevet får en plats bland tidigare brev på webbplatsen. Utan den kan bara mottagarna öppna det, med länken i mejlet.',
    spread_hours: '0 betyder att breven skickas så snart som möjligt. Högst 72.',
  },
  /** The subject is cut off on a phone at about 60 characters. */
  subjectCounter: (length: number) =>
    length > 60
      ? `${length} tecken. I en telefon syns omkring 60, så slutet kan bli avklippt.`
      : `${length} av omkring 60 tecken som syns i en telefon.`,
  words: (words: number) => (words === 1 ? '1 ord' : `${formatNumber(words)} ord`),
  audienceLabel: 'Mottagare',
  audience: {
    everybody: 'Alla prenumeranter',
    subjects: 'De som har valt vissa ämnen',
    subjectsHint: 'Den som vill ha alla ämnen får också brevet.',
  },
  count: (count: number) =>
    count === 0 ? 'Ingen prenumerant får brevet just nu.' : `Brevet går till ${people(count)} just nu.`,
  countOfWelcome: 'Brevet går till var och en som bekräftar sin prenumeration efter att du har startat det.',
  countLoading: 'Räknar mottagarna...',
  countFailed: 'Antalet mottagare gick inte att hämta.',
  people,
  timingLabel: 'När brevet skickas',
  timing: {
    now: 'Så snart du har granskat det',
    later: 'Vid en bestämd tid',
    welcome: 'Välkomstbrev till nya prenumeranter',
  },
  time: {
    legend: 'Tid',
    hint: 'Svensk tid. Den börjar gälla när du schemalägger.',
    set: (when: string) => `Skickas ${when}.`,
  },
  welcome: (count: number) =>
    count === 0
      ? 'Skickas till nya prenumeranter så snart de har bekräftat.'
      : `Skickas till nya prenumeranter ${days(count)} efter bekräftelsen.`,
  errors: {
    tooLong: (limit: number) => `Högst ${formatNumber(limit)} tecken.`,
    noSubject: 'Välj minst ett ämne.',
    daysReversed: 'Den sista dagen ligger före den första.',
    timeUnfinished: 'Ange både datum och klockslag.',
    timePassed: 'Tiden har passerat. Välj en senare.',
    spread: (limit: number) => `Skriv ett antal timmar, 0 till ${limit}.`,
    welcomeDays: (limit: number) => `Skriv ett antal dagar, 0 till ${limit}.`,
    subjectMissing: 'Skriv en ämnesrad.',
    contentMissing: 'Skriv något i brevet.',
  },
  saving: {
    unchanged: 'Sparat',
    saved: (clock: string) => `Sparat kl.\u00a0${clock}`,
    running: 'Sparar...',
    failed: (reason: string) => `Inte sparat: ${reason}`,
    retry: 'Försök igen',
    faulty: 'se över fälten med fel.',
    unreachable: 'vi når inte tjänsten just nu. Det du har skrivit finns kvar.',
    signedOut: 'du är utloggad. Det du har skrivit finns kvar.',
    conflict: ({ name, isOwn }: SavedElsewhere) =>
      isOwn ? 'du har sparat brevet i ett annat fönster.' : `${name || 'någon annan'} har sparat brevet.`,
    compare: 'Jämför versionerna',
    gone: 'någon annan har tagit bort utskicket. Det du har skrivit finns kvar.',
    saveAsNew: 'Spara som nytt utskick',
    started: 'utskicket är redan startat och kan inte ändras.',
    toStatus: 'Till utskicket',
    unknown: 'något gick fel. Det du har skrivit finns kvar.',
  },
  /** Where two versions are compared. */
  conflictLabels: {
    ...LABELS,
    is_listed: 'I arkivet',
    interests: 'Mottagare',
    spread_hours: 'Spridning',
    welcome_days: 'Välkomstbrev',
  },
  conflictTitle: 'Någon annan har ändrat brevet',
  ownConflictTitle: 'Du har ändrat brevet på ett annat ställe',
  listed: { shown: 'Visas', hidden: 'Visas inte' },
  everybody: 'Alla prenumeranter',
  noDay: 'Ingen gräns',
  hours: (count: number) => (count === 1 ? '1 timme' : `${count} timmar`),
  noWelcome: 'Nej',
  leave: {
    title: 'Lämna utan att spara?',
    text: 'Det senaste du skrev gick inte att spara. Om du lämnar sidan nu försvinner det.',
    confirm: 'Lämna ändå',
    cancel: 'Stanna kvar',
  },
  preview: {
    loading: 'Hämtar förhandsvisningen',
    failed: 'Förhandsvisningen gick inte att hämta.',
    notSaved: 'Det senaste du skrev är inte sparat än, så det syns inte här.',
    retry: 'Försök igen',
    label: 'Visa brevet som',
    frame: 'Så ser brevet ut',
    reader: 'Läst av',
    named: 'En som heter Anna',
    nameless: 'En utan namn',
    looks: { desktop: 'Dator', phone: 'Telefon', dark: 'Mörkt', text: 'Text' },
    size: (kilobytes: string) => `Brevet väger ${kilobytes} kB utan bilder.`,
  },
  testToOthers: {
    title: 'Provbrev',
    open: 'Skicka provbrev till fler',
    loading: 'Hämtar adresserna',
    label: 'Adresser',
    hint: 'En på varje rad, högst fem. De som fick det förra provbrevet står kvar.',
    send: 'Skicka provbrev',
  },
  test: {
    send: 'Skicka provbrev till mig',
    /** On a phone. */
    short: 'Provbrev',
    sending: 'Skickar provbrevet...',
    sent: (address: string) => `Provbrevet ligger i utkorgen och skickas till ${address}.`,
    failed: 'Provbrevet gick inte att skicka. Försök igen om en stund.',
    notSaved: 'Provbrevet skickades inte, för brevet är inte sparat.',
  },
  revisions: {
    open: 'Versioner',
    title: 'Tidigare versioner',
    lead: 'Det du sparar inom tio minuter blir en och samma version.',
    failed: 'Versionerna gick inte att hämta.',
    none: 'Det finns inga tidigare versioner.',
    label: 'Brevets versioner',
    untitled: 'Utan ämnesrad',
    empty: 'Brevet var tomt.',
    restored: (version: number) => `Version ${version} är återställd.`,
    restoreFailed: 'Versionen gick inte att återställa. Försök igen om en stund.',
    changed: 'Någon annan har sparat brevet. Stäng rutan och jämför versionerna först.',
    back: 'Alla versioner',
  },
  review: {
    open: 'Granska och skicka',
    title: 'Granska och skicka',
    faults: (count: number) => `${count} fel`,
    mend: 'Rätta först',
    toSettings: 'Fyll i det i Inställningar',
    checks: 'Kontroller',
    checking: 'Kontrollerar brevet',
    checksFailed: 'Kontrollerna gick inte att göra.',
    checksRetry: 'Kontrollera igen',
    noChecks: 'Det finns inga kontroller att göra.',
    unknown: (count: number) =>
      count === 1
        ? '1 teknisk kontroll gick inte att göra'
        : `${count} tekniska kontroller gick inte att göra`,
    states: { error: 'Fel', warning: 'Varning', unknown: 'Okänt', ok: 'Bra' },
    segment: 'Segment',
    wholeAudience: 'Alla i urvalet',
    who: 'Till',
    when: 'När',
    now: 'Så snart du trycker på knappen',
    at: (when: string) => `${when}, svensk tid`,
    spread: (hours: string) => `, spritt över ${hours}`,
    nobody: 'Ingen just nu',
    send: (count: number | undefined) => (count ? `Skicka till ${people(count)}` : 'Skicka'),
    schedule: 'Schemalägg',
    startWelcome: 'Starta välkomstbrevet',
    starting: 'Startar...',
    scheduling: 'Schemalägger...',
    cancel: 'Avbryt',
    blocked:
      'Brevet kan inte skickas förrän det har allt som lagen kräver. Under Fel ser du vad som saknas och var det fylls i. Ett prov till dig själv går bra.',
    hasErrors: 'En kontroll visar fel. Vill du skicka brevet ändå?',
    insist: 'Ja, skicka ändå',
    failed: 'Utskicket gick inte att starta. Försök igen om en stund.',
    changed: 'Någon annan har sparat brevet sedan du granskade det.',
    changedByYou: 'Du har sparat brevet i ett annat fönster sedan du granskade det här.',
  },
} as const;
