import { numberWord, softEnd } from '../../components/calm-mode/calm-mode.copy';
import { cyclesOf, type Length, type Phase, type Plan, type RhythmId } from './breathing.logic';
import type { Guide } from './guidance';

export const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  in: 'Andas in',
  hold: 'Håll',
  out: 'Andas ut',
};

const LENGTH_WORDS: Readonly<Record<Length, string>> = {
  1: 'En minut',
  3: 'Tre minuter',
  5: 'Fem minuter',
  10: 'Tio minuter',
};

/** The main guide, as the lead names it. */
const GUIDE_WORDS: Readonly<Record<Guide, string>> = {
  sight: 'bubblan',
  text: 'orden',
  tone: 'tonen',
  vibration: 'vibrationen',
};

/** The duration of a phase in words: `fyra sekunder`, `knappt sex sekunder`. */
export function secondsWords(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  const whole = Math.floor(seconds);
  if (seconds - whole < 0.05) return `${numberWord(whole)} sekunder`;
  return seconds - whole > 0.6
    ? `knappt ${numberWord(whole + 1)} sekunder`
    : `drygt ${numberWord(whole)} sekunder`;
}

export const MINDFUL_BREATHING_COPY = {
  title: 'Mindful andning',
  description:
    'En guidad andningsövning på tre minuter. Följ bubblan: andas in, håll, andas ut. Ingen inloggning, inget att prestera.',
  back: 'Alla resurser',
  lead: (plan: Plan, mainGuide: Guide) =>
    `${LENGTH_WORDS[plan.minutes]}, ${numberWord(cyclesOf(plan))} lugna andetag. Följ ${GUIDE_WORDS[mainGuide]} om du vill. Inget måste.`,
  restWord: 'När du vill',
  start: 'START',
  stop: 'STOP',
  again: 'En gång till',
  interrupted: {
    word: 'Paus',
    text: 'Du var borta en stund. Övningen har väntat på dig.',
    resume: 'Fortsätt där du var',
    restart: 'Börja om',
  },
  warning: {
    title: 'Innan du börjar',
    short:
      'Är du gravid, har du epilepsi, högt blodtryck, sjukdom i hjärta eller lungor, eller får du lätt panik? Håll då inte andan.',
    whole: 'Läs hela rådet',
    hold: 'Håll inte andan om du är gravid, har en hjärt- eller lungsjukdom (till exempel astma eller KOL), högt blodtryck eller epilepsi, eller lätt får panik. Välj då ”Jämn”, som inte har någon paus. Den passar också om det känns för långsamt.',
    choose: 'Välj ”Jämn”, utan paus',
    chosen: '”Jämn” är vald, utan paus',
    always:
      'Öva inte när du kör, badar eller är i vatten. Blir du yr, får stickningar eller känner att luften inte räcker: släpp takten och andas som vanligt.',
  },
  settings: {
    title: 'Andas på ditt sätt',
    length: 'Längd',
    lengthOf: (minutes: Length) => (minutes === 1 ? '1 minut' : `${minutes} minuter`),
    lengthHint: 'Med ”Jämn” kan du välja tio minuter.',
    rhythm: 'Rytm',
    rhythms: {
      stillsam: { name: 'Stillsam', hint: 'In, håll och ut på tjugo sekunder.' },
      jamn: { name: 'Jämn', hint: 'Fem sekunder in, fem sekunder ut. Ingen paus.' },
      'lang-ut': { name: 'Lång utandning', hint: 'Fyra sekunder in, håll två, sex sekunder ut.' },
    } satisfies Record<RhythmId, { name: string; hint: string }>,
    guides: 'Följ',
    guideWords: {
      sight: 'Bubblan',
      text: 'Orden',
      tone: 'En mjuk ton',
      vibration: 'Vibration',
    } satisfies Record<Guide, string>,
    toneHint: 'Tonen leder även när skärmen är släckt.',
    vibrationHint: 'Fungerar på de flesta telefoner med Android.',
    notHere: 'Går inte på den här enheten.',
    nothing: 'Välj minst ett sätt att följa takten. Orden visas så länge inget annat är valt.',
    kept: 'Dina val sparas i den här webbläsaren.',
    refused: 'Din webbläsare sparar inte valen. De gäller så länge du är på sidan.',
  },
  withoutScript:
    'Bubblan behöver JavaScript, som är avstängt här. Andetagen klarar sig utan: följ rytmen nedanför i din egen takt.',
  done: {
    title: (minutes: Length) => `${LENGTH_WORDS[minutes]} har gått`,
    breaths: (breaths: number) => softEnd(breaths, 'Ett andetag', 'andetag'),
    text: 'Stanna gärna kvar en stund. Hur det än känns just nu är det okej.',
    article: 'Läs ”Stillhet mitt i kaoset”',
    resources: 'Se alla resurser',
  },
  howTo: {
    title: 'Så gör du',
    steps: [
      'Sitt eller ligg så att du har det bekvämt. Låt axlarna sjunka.',
      'Tryck på START och följ orden: andas in, håll andan mjukt, eller hoppa över pausen, och andas ut. Bubblan växer och sjunker i samma takt, om du inte har valt bort det.',
      'Sluta när du vill med STOP. Ett enda andetag räknas också.',
    ],
  },
  alone: {
    title: 'Stillsams rytm på egen hand',
    text: 'Räkna tyst för dig själv, lite långsammare än sekunder. Ett andetag tar tjugo sekunder, nio andetag är tre minuter.',
    evenTitle: '”Jämn” på egen hand',
    evenText:
      'Räkna tyst för dig själv, ungefär i sekunder. Ett andetag tar tio sekunder, arton andetag är tre minuter.',
    evenCount: 'räkna till fem',
    even: 'Utan paus: räkna till fem medan du andas in och till fem medan du andas ut.',
    count: { in: 'räkna till fyra', hold: 'räkna till fyra', out: 'räkna till sex' } satisfies Record<
      Phase,
      string
    >,
  },
  care: {
    title: 'Var snäll mot dig',
    text: 'Många upplever att långsam andning hjälper kroppen att varva ner. Övningen är inte terapi och ersätter inte vård.',
    sources: [
      {
        text: 'Zaccaro, A. m.fl. How breath-control can change your life. Frontiers in Human Neuroscience 2018;12:353. En översikt om långsam andning, högst tio andetag i minuten. Den säger inget om just Stillsams rytm, med tre andetag i minuten och en paus.',
        label: 'doi:10.3389/fnhum.2018.00353',
        address: 'https://doi.org/10.3389/fnhum.2018.00353',
      },
    ],
  },
} as const;
