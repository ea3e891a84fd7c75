import type { components } from '@stillsam/contracts';
import { formatDate } from '../../format-date';

/** What is said in the parts of the editor that are fetched when they are shown. */
export const LATER_COPY = {
  reviews: {
    title: 'Granskning',
    loading: 'Hämtar granskningarna',
    failed: 'Det gick inte att hämta granskningarna.',
    /** Whether the saved text is reviewed. */
    state: ({ state, next_on }: components['schemas']['PostReviewListDto']['current']): string => {
      if (state === 'none') return 'Den sparade texten är inte granskad av legitimerad personal.';
      if (state === 'changed' || next_on === null)
        return 'Texten är ändrad sedan den granskades, så granskningen gäller inte längre.';
      const day = formatDate(next_on);
      return state === 'current'
        ? `Den sparade texten är granskad, och granskningen gäller till och med ${day}.`
        : `Granskningen gick ut ${day}. På sidan står det att den har gått ut.`;
    },
    decisions: 'Beslut om texten',
    decision: { exemption: 'Undantag', editorial: 'Redaktionell ändring' },
    ended: (when: string) => `Ersatt ${when}`,
    keepText:
      'Ingen mening om vård, varning eller dos är ändrad. Då kan granskningen behållas som en redaktionell ändring.',
    keepReason: 'Vad är ändrat?',
    keep: 'Behåll granskningen',
    linkUntil: (when: string) => `Länken i mejlet gäller till ${when}.`,
    renew: 'Skicka länken igen',
    renewed: 'En ny länk är på väg. Den gamla gäller inte längre.',
    withdrawLink: 'Dra tillbaka länken',
    withdraw: 'Dra tillbaka',
    withdrawQuestion: 'Vill du dra tillbaka texten från granskaren?',
    withdrawText: 'Granskaren kommer inte längre åt texten, och anmärkningar som redan är skrivna tas bort.',
    withdrawing: 'Drar tillbaka...',
    newDraft: 'Skicka till en granskare',
    byLink: 'Någon utan konto, med en länk',
    name: 'Granskarens namn',
    email: 'Granskarens e-post',
    emailHint: 'Dit går länken, och en engångskod varje gång texten öppnas.',
    profession: 'Yrke som legitimationen gäller',
    professionHint:
      'Till exempel psykolog. Slå upp personen i Socialstyrelsens register över legitimerade först.',
    jobTitle: 'Titel',
    workplace: 'Arbetsplats',
    scope: 'Vad ska granskas?',
    scopeHint: 'Till exempel råden om när man ska söka vård. Visas för granskaren och på sidan.',
    months: 'Granskas igen',
    monthsOf: (months: number) =>
      months === 6 ? 'Om ett halvår' : months === 12 ? 'Om ett år' : `Om ${months / 12} år`,
    missing: 'Fyll i fältet.',
    tooLong: 'Högst 120 tecken.',
    noEmail: 'Skriv en e-postadress.',
    to: 'Granskare',
    hint: 'Granskaren läser den version som är sparad, även om du skriver vidare.',
    saveFirst: 'Spara först: granskaren läser den version som är sparad.',
    send: 'Skicka till granskning',
    sending: 'Skickar...',
    sent: (name: string) => `Texten är skickad till ${name}.`,
    sendFailed: 'Det gick inte att skicka. Försök igen om en stund.',
  },
  revisions: {
    lead: 'Varje gång inlägget sparas blir det en version. Välj en för att jämföra den med den nuvarande texten.',
    none: 'Det finns inga sparade versioner än. Den första kommer när du sparar inlägget.',
    label: 'Inläggets versioner',
    field: 'Version',
    current: 'Den nuvarande texten',
    compare: 'Jämför med',
    noComparison: 'Ingen, visa texten',
    restore: (version: number) => `Återställ version ${version}`,
    option: (version: number, when: string) => `${version}, ${when}`,
    between: (older: number, newer: number) => `Från version ${older} till version ${newer}`,
    changedFields: (labels: string[]) =>
      labels.length === 0 ? 'Versionerna är lika.' : `Ändrat: ${labels.join(', ')}.`,
    failed: 'Det gick inte att hämta versionerna. Försök igen om en stund.',
    question: (version: number) => `Vill du återställa version ${version}?`,
    draftText: 'Texten blir en ny version och inlägget förblir ett utkast. Ingen version försvinner.',
    publishedText:
      'Texten blir en ny version. Inlägget är publicerat, så besökarna ser den genast. Ingen version försvinner.',
    unsavedText: 'Det du har skrivit och inte sparat läggs undan, och du kan ta fram det sedan.',
    confirm: 'Återställ',
    restored: (version: number) => `Version ${version} är återställd som en ny version.`,
    restoreFailed: 'Det gick inte att återställa versionen. Försök igen om en stund.',
    changed: 'Någon annan har sparat inlägget medan du läste. Hämta den nya versionen innan du återställer.',
    reload: 'Hämta den nya versionen',
  },
  corrections: {
    title: 'Rättelser',
    loading: 'Hämtar rättelserna',
    failed: 'Det gick inte att hämta rättelserna.',
    label: 'Vad stod fel, och vad står det nu?',
    hint: 'En mening, som visas sist i artikeln och på sidan Rättelser. Rätta och spara texten först.',
    publish: 'Publicera rättelse',
    publishing: 'Publicerar...',
    published: 'Rättelsen är publicerad.',
    publishFailed: 'Det gick inte att publicera rättelsen. Försök igen om en stund.',
    question: 'Vill du ta bort rättelsen?',
    removeFailed: 'Det gick inte att ta bort rättelsen. Försök igen om en stund.',
  },
  /** Before a draft goes out. */
  summary: {
    title: 'Publicera inlägget',
    planTitle: 'Planera publiceringen',
    shown: 'Det här blir synligt',
    facts: { title: 'Titel', address: 'Adress', categories: 'Kategori', cover: 'Omslag' },
    noCategory: 'Ingen vald',
    ownCover: 'Egen bild',
    drawnCover: 'Tecknat',
    now: 'Inlägget blir synligt genast.',
    planned: (time: string) => `Inlägget blir synligt ${time}.`,
    insteadOf: (time: string) => `Inlägget blir synligt genast. Tiden du valt, ${time}, används inte.`,
    worth: 'Värt att se över först',
    worthACategory: 'Ingen kategori är vald, så texten syns bara bland alla.',
    nothing: 'Inget saknas.',
    noSources: 'Texten visar kriskortet men har inga källor.',
    notReviewed: 'Texten visar kriskortet men är inte granskad av legitimerad personal.',
    gateFollows: 'Om den inte redan har ett undantag får du motivera publiceringen i nästa steg.',
    back: 'Tillbaka',
    confirm: 'Publicera nu',
    plan: 'Planera',
  },
  /** Where the text shows the crisis card and is not reviewed. */
  gate: {
    title: 'Texten visar kriskortet',
    text: 'Den publiceras granskad av legitimerad personal, eller med ett undantag som du ger och motiverar. Undantaget räcker i 180 dagar: ett senare datum än så går inte att ställa in. På sidan står då att den inte är granskad. Du kan också avbryta och skicka den till granskning.',
    canKeep: 'Texten är ändrad sedan den granskades, men ingen mening om vård, varning eller dos.',
    choice: 'Så publiceras den',
    keep: 'Behåll granskningen: redaktionell ändring',
    exempt: 'Utan granskning: undantag',
    keepReason: 'Vad är ändrat?',
    exemptReason: 'Varför publiceras den utan granskning?',
    exemptPrefilled: 'Inte granskad av legitimerad personal.',
    hint: 'Sparas med ditt namn och dagens datum.',
    tooShort: 'Skriv minst tio tecken.',
    save: 'Publicera',
  },
} as const;
