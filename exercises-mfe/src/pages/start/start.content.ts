import { articlePath, EVEN_BREATHING_PATH, PATHS } from '@stillsam/paths';
import { isExerciseReady } from '@stillsam/paths/ready-exercises';
import type { Hardest, Minutes } from './start.machine';

/** One thing to do, and why this one. */
interface Suggestion {
  title: string;
  reason: string;
  /** Label of the button. */
  action: string;
  path: string;
}

interface Rule extends Suggestion {
  hardest: Hardest;
  /** The most minutes that the visitor has. */
  minutes: Minutes;
  /** Undefined: day and night. */
  isNight?: boolean;
  /** Left out until the exercise to which it leads is ready. */
  isUnready?: boolean;
}

/** Without a pause, which is not for everybody. */
const BREATHE = { action: 'Till andningen', path: EVEN_BREATHING_PATH };
const SENSES = { action: 'Till fem, fyra, tre, två, ett', path: `${PATHS.safePoint}#landa-har` };
const METTA = { action: 'Till självmedkänsla', path: PATHS.selfCompassion };
const EVENING = { action: 'Till kvällsstunden', path: PATHS.sleepPreparation };
const isUnready = !isExerciseReady(PATHS.sleepPreparation);
const PAPER = { action: 'Till orospapperet', path: PATHS.worryPaper };

/** The first rule that fits is the suggestion. Every answer has one, by day and by night. */
const RULES: readonly Rule[] = [
  {
    hardest: 'sleep',
    minutes: 1,
    title: 'Låt några andetag bli långa',
    reason: 'Det går att göra liggande, och det är inget du kan misslyckas med. Sluta när du vill.',
    ...BREATHE,
  },
  {
    hardest: 'sleep',
    minutes: 5,
    isNight: true,
    title: 'Läs det korta om att vara vaken på natten',
    reason:
      'Två minuters text om vad som brukar hjälpa den som ligger vaken. Mer behöver du inte veta i natt.',
    action: 'Läs ”Vaken klockan tre”, kort',
    path: articlePath('vaken-klockan-tre', 'kort'),
  },
  {
    hardest: 'sleep',
    minutes: 5,
    title: 'Förbered kvällen redan nu',
    reason: 'Natten blir ofta lättare av det som händer några timmar innan. Det här är den korta varianten.',
    action: 'Läs ”Kvällen som landar”, kort',
    path: articlePath('kvallen-som-landar', 'kort'),
  },
  {
    hardest: 'sleep',
    minutes: 15,
    isNight: true,
    isUnready,
    title: 'Vila tio minuter i mörker',
    reason:
      'En stund att läsa eller lyssna på, liggande. Du behöver inte somna av den. Den slutar av sig själv, och då finns mer att göra om du vill.',
    ...EVENING,
  },
  {
    hardest: 'sleep',
    minutes: 15,
    isNight: true,
    title: 'Gå upp en stund och läs i svagt ljus',
    reason:
      'Att ligga kvar och kämpa gör sällan natten kortare. Går du ostadigt, eller har tagit något som gör dig yr? Sätt dig upp i sängen i stället.',
    action: 'Läs ”Vaken klockan tre”',
    path: articlePath('vaken-klockan-tre'),
  },
  {
    hardest: 'sleep',
    minutes: 15,
    title: 'Läs om det som brukar hjälpa när sömnen är dålig länge',
    reason: 'Dålig sömn går att få hjälp med. Här står vad hjälpen består av, och hur du ber om den.',
    action: 'Läs ”När sängen blivit en arbetsplats”',
    path: articlePath('nar-sangen-blivit-en-arbetsplats'),
  },
  {
    hardest: 'worry',
    minutes: 1,
    title: 'Låt sinnena visa var du är',
    reason: 'När tankarna far i väg kan ögon och händer hämta hem dem. Fem rader, en i taget.',
    ...SENSES,
  },
  {
    hardest: 'worry',
    minutes: 5,
    title: 'Skriv ner oron och riv papperet',
    reason: 'Det som står på ett papper behöver du inte hålla i huvudet. Ingenting sparas.',
    ...PAPER,
  },
  {
    hardest: 'worry',
    minutes: 15,
    isNight: true,
    title: 'Skriv ner oron och riv papperet',
    reason:
      'Natten är en dålig tid för att lösa saker. Skriv upp dem i stället, så får de vänta till i morgon.',
    ...PAPER,
  },
  {
    hardest: 'worry',
    minutes: 15,
    title: 'Se på tanken från ett annat håll',
    reason: 'Fyra steg, en tanke. Du behöver inte tro på den nya tanken för att pröva den.',
    action: 'Till tankeövningen',
    path: PATHS.cognitiveRestructuring,
  },
  {
    hardest: 'feeling',
    minutes: 1,
    title: 'Landa i det du ser och hör',
    reason: 'När en känsla är som störst är kroppen ofta en lättare väg in än tankarna.',
    ...SENSES,
  },
  {
    hardest: 'feeling',
    minutes: 5,
    title: 'Andas med bubblan en stund',
    reason:
      'Du behöver inte förstå känslan nu. Blir det värre av att tänka på andningen kan du sluta och titta på fem saker runt dig i stället.',
    ...BREATHE,
  },
  {
    hardest: 'feeling',
    minutes: 15,
    title: 'Ta fyra steg, och läs resten sedan',
    reason: 'Texten börjar med det du kan göra på en gång. Det andra kan vänta tills det är lugnare.',
    action: 'Läs ”När känslan blir för stor”',
    path: articlePath('nar-kanslan-blir-for-stor'),
  },
  {
    hardest: 'tired',
    minutes: 1,
    title: 'Gör ingenting i tre andetag',
    reason: 'Bubblan håller takten, så att du slipper. Tre andetag räcker.',
    ...BREATHE,
  },
  {
    hardest: 'tired',
    minutes: 5,
    isNight: true,
    title: 'Låt dagen vara slut',
    reason: 'På natten behöver inget mer bli gjort. Den korta texten hjälper dig att varva ner.',
    action: 'Läs ”Kvällen som landar”, kort',
    path: articlePath('kvallen-som-landar', 'kort'),
  },
  {
    hardest: 'tired',
    minutes: 5,
    title: 'Välj något litet som passar orken',
    reason: 'Du säger hur mycket du orkar, och får något att göra som inte kräver mer än så.',
    action: 'Till energihantering',
    path: PATHS.energyManagement,
  },
  {
    hardest: 'tired',
    minutes: 15,
    isNight: true,
    isUnready,
    title: 'Låt dagen vara slut',
    reason:
      'På natten behöver inget mer bli gjort. Lägg dig, och låt tio minuter gå i mörker. De slutar av sig själva.',
    ...EVENING,
  },
  {
    hardest: 'tired',
    minutes: 15,
    isNight: true,
    title: 'Låt kvällen landa',
    reason: 'På natten behöver inget mer bli gjort. Läs så länge du vill, i svagt ljus.',
    action: 'Läs ”Kvällen som landar”',
    path: articlePath('kvallen-som-landar'),
  },
  {
    hardest: 'tired',
    minutes: 15,
    title: 'Ta reda på vilken vila du saknar',
    reason:
      'Trötthet kan sitta i tankar, känslor, kropp eller sinnen. Åtta påståenden, och sedan en väg vidare.',
    action: 'Till återhämtningstestet',
    path: PATHS.recoveryTest,
  },
  {
    hardest: 'self',
    minutes: 5,
    title: 'Vila en stund i självmedkänsla',
    reason: 'Den hårda rösten behöver inte tystas. Det räcker att en annan också får tala.',
    ...METTA,
  },
  {
    hardest: 'self',
    minutes: 15,
    title: 'Läs om varför vänlighet inte är slapphet',
    reason:
      'Du kan vara snäll mot dig själv utan att ge upp. Texten visar hur, och vad forskningen säger om det.',
    action: 'Läs ”När självmedkänsla lugnar kroppen”',
    path: articlePath('sjalvmedkansla-lugnar-kroppen'),
  },
];

/** The one thing that fits the answers. @throws for an answer without a rule; there is none. */
export function suggestionFor(hardest: Hardest, minutes: Minutes, isNight: boolean): Suggestion {
  const rule = RULES.find(
    (each) =>
      !each.isUnready &&
      each.hardest === hardest &&
      each.minutes >= minutes &&
      (each.isNight ?? isNight) === isNight,
  );
  if (!rule) throw new Error(`No suggestion for ${hardest}`);
  return rule;
}
