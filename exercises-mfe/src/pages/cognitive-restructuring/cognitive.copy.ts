import { PATHS } from '@stillsam/paths';
import type { EmotionalShift, ThoughtPattern } from './cognitive.machine';

export const COGNITIVE_COPY = {
  title: 'Kognitiv omstrukturering',
  description:
    'Fyra steg för att se en tanke som har fastnat från ett annat håll. Det du skriver stannar i din webbläsare.',
  lead: 'Se en tanke från ett annat håll.',
  progress: (step: number, steps: number) => `Steg ${step} av ${steps}`,
  done: 'Alla fyra stegen är klara',
  next: 'Nästa',
  finish: 'Slutför',
  previous: 'Tillbaka',
  yourThought: 'Din tanke',
  thought: {
    title: 'Vilken tanke har fastnat?',
    label: 'Tanken, så som den låter',
    hint: 'En mening räcker, rimlig eller inte.',
    selfHarm:
      'Handlar tanken om att skada dig själv? Ring Självmordslinjen på 90101, eller 112 om det är akut.',
    danger: 'Är något omkring dig farligt eller orätt? Då är det inte din tanke som behöver ändras.',
    moreNumbers: 'Fler nummer, också vid hot eller våld',
    numbers:
      'Vill du prata med någon? Hjälplinjen på 90\u00a0390 svarar dygnet runt. Är du utsatt för hot eller våld kan du ringa Kvinnofridslinjen på 020-50\u00a050\u00a050 eller Stödlinjen för män på 020-80\u00a080\u00a080.',
    allNumbers: 'Alla nummer finns under',
    crisis: 'Akut hjälp',
  },
  pattern: {
    title: 'Känner du igen mönstret?',
    text: 'Alla tänker så här ibland. Välj det som ligger närmast. Passar flera, ta det som märks mest.',
  },
  reframing: {
    title: 'Hur kan du se på det i stället?',
    label: 'En snällare och rimligare tanke',
    hint: 'Den behöver inte vara positiv. Det räcker att den är lite mer rättvis.',
    promptsTitle: 'Kör du fast kan det hjälpa att fråga dig själv:',
    prompts: [
      'Vad talar för tanken, och vad talar emot den?',
      'Vad skulle du säga till en vän som tänkte så?',
      'Hur kommer det att se ut om en månad?',
    ],
  },
  shift: {
    title: 'Hur känns det nu?',
    text: 'Inget svar är bättre än något annat.',
  },
  completion: {
    title: 'Du har sett på tanken från ett annat håll',
    original: 'Tanken som fastnade',
    pattern: 'Mönstret',
    reframed: 'Ett annat sätt att se det',
    shift: 'Hur det kändes efteråt',
    save: 'Spara övningen',
    isSaved: 'Sparad',
    saved: 'Övningen har sparats!',
    savedWhere: 'Bara i den här webbläsaren. Du hittar den under Dina sparade övningar längst ner på sidan.',
    notSaved: 'Webbläsaren kunde inte spara övningen',
    notSavedWhy:
      'Lagringen är full eller avstängd. Övningen finns kvar här tills du lämnar sidan. Vill du behålla den kan du skriva ut den eller ladda ner den nedan.',
    again: 'Gör övningen igen',
    print: 'Skriv ut',
    waysTitle: 'Om du vill stanna kvar en stund',
  },
  journal: {
    title: 'Dina sparade övningar',
    where:
      'De ligger bara i den här webbläsaren. Alla som använder den kan läsa dem, och de försvinner om du rensar webbplatsens data.',
    show: (count: number) => (count === 1 ? 'Visa 1 övning' : `Visa ${count} övningar`),
    hide: 'Dölj övningarna',
    print: 'Skriv ut övningarna',
    asText: 'Ladda ner som text',
    otherFormat: 'Annat format',
    asJson: 'Ladda ner som datafil',
    eraseAll: 'Radera alla',
    erase: 'Radera',
    eraseNamed: (day: string) => `Radera övningen från ${day}`,
    erased: (count: number) => (count === 1 ? 'Övningen är raderad.' : `${count} övningar är raderade.`),
    notErased:
      'Webbläsaren kunde inte spara ändringen. Det du raderade kan komma tillbaka när sidan laddas om. ”Radera alla” fungerar ändå.',
    fileName: (day: string) => `sparade-ovningar-${day}`,
  },
  withoutScript: {
    title: 'Utan JavaScript går övningen att göra på papper',
    text: 'Ta ett papper och gå igenom de fyra stegen i din egen takt.',
  },
  sources: [
    {
      text: 'Övningen bygger på kognitiv terapi, så som Beck, Rush, Shaw och Emery beskrev den i Cognitive Therapy of Depression (Guilford Press, 1979, ISBN 978-0-89862-000-9).',
      label: 'Om boken på guilford.com',
      address:
        'https://www.guilford.com/books/Cognitive-Therapy-of-Depression/Beck-Rush-Shaw-Emery/9780898629194/print',
    },
  ],
  /** Below the first step, which names the numbers itself. */
  careAtFirst:
    'Övningen är ett stöd till vardags och ersätter inte terapi. Råd om vård får du på 1177, dygnet runt.',
  care: 'Övningen är ett stöd till vardags och ersätter inte terapi. Är tankarna för tunga att bära: ring Hjälplinjen på 90\u00a0390, Självmordslinjen på 90101 eller 1177 för råd om vård. Vid fara för liv: ring\u00a0112.',
  ways: [
    { to: PATHS.selfCompassion, label: 'Vila en stund i självmedkänsla' },
    { to: PATHS.mindfulBreathing, label: 'Andas i tre minuter' },
  ],
} as const;

interface PatternText {
  name: string;
  /** Describes the pattern in a sentence. */
  text: string;
  example: string;
}

/**
 * Five thinking traps of cognitive therapy, in the site's own words. The list derives from Beck, Rush, Shaw and Emery,
 * Cognitive Therapy of Depression (1979).
 */
export const PATTERN_TEXTS: Readonly<Record<ThoughtPattern, PatternText>> = {
  catastrophizing: {
    name: 'Katastroftankar',
    text: 'Tanken hoppar direkt till det värsta som skulle kunna hända.',
    example: '”Jag stakade mig på mötet. Nu blir jag av med jobbet.”',
  },
  'all-or-nothing': {
    name: 'Allt eller inget',
    text: 'Det är helt bra eller helt dåligt, och ingenting finns däremellan.',
    example: '”Jag hoppade över en promenad. Då kan jag lika gärna strunta i alltihop.”',
  },
  'self-criticism': {
    name: 'Självkritik',
    text: 'En enda händelse får bli en dom över hela dig.',
    example: '”Jag glömde hennes födelsedag. Jag är en dålig vän.”',
  },
  overgeneralizing: {
    name: 'Övergeneralisering',
    text: 'En gång får gälla för alla gånger. Lyssna efter ord som alltid och aldrig.',
    example: '”Det blev fel i dag. Det blir alltid fel för mig.”',
  },
  'mind-reading': {
    name: 'Tankeläsning',
    text: 'Du tror dig veta vad andra tänker, utan att ha frågat.',
    example: '”Hon svarade kort. Hon är säkert trött på mig.”',
  },
};

interface ShiftText {
  label: string;
  /** Shown after all four steps. */
  text: string;
}

export const SHIFT_TEXTS: Readonly<Record<EmotionalShift, ShiftText>> = {
  lighter: {
    label: 'Lite lättare',
    text: 'Skönt. Låt det få vara så en stund, utan att göra något av det.',
  },
  hopeful: {
    label: 'Mer hoppfullt',
    text: 'Fint. Den nya tanken kan vara bra att ha till hands nästa gång den gamla kommer.',
  },
  unchanged: {
    label: 'Ungefär som förut',
    text: 'Det är också ett svar. Tankar släpper sällan på beställning, och att ha tittat på den räcker för i dag.',
  },
};
