import { PATHS } from '@stillsam/paths';
import { isExerciseReady } from '@stillsam/paths/ready-exercises';

export type ResourceKind = 'exercise' | 'self-test';

interface ResourceFacts {
  kind: ResourceKind;
  path: string;
  title: string;
  /** The purpose in a sentence. */
  purpose: string;
  /** The duration, as text. */
  duration: string;
  /** The page announces the exercise (specification, §2). */
  isInPreparation?: boolean;
}

const FACTS = {
  'mindful-breathing': {
    kind: 'exercise',
    path: PATHS.mindfulBreathing,
    title: 'Mindful andning',
    purpose:
      'För stunder när kroppen går på högvarv. En bubbla andas med dig, in, håll och ut, tills det räcker.',
    duration: '3 minuter',
  },
  'nervous-system-quiz': {
    kind: 'self-test',
    path: PATHS.nervousSystemQuiz,
    title: 'Nervsystemsquiz',
    purpose: 'Fem frågor om hur spänd eller avslappnad kroppen har känts de senaste dagarna.',
    duration: 'Cirka 2 minuter',
  },
  'recovery-test': {
    kind: 'self-test',
    path: PATHS.recoveryTest,
    title: 'Återhämtningstest',
    purpose:
      'Åtta påståenden som kan ge en fingervisning om var tröttheten sitter: i tankar, känslor, kropp eller sinnen.',
    duration: '1 minut',
  },
  'cognitive-restructuring': {
    kind: 'exercise',
    path: PATHS.cognitiveRestructuring,
    title: 'Kognitiv omstrukturering',
    purpose: 'När en tanke har fastnat. Fyra steg för att se den från ett annat håll.',
    duration: 'Cirka 10 minuter',
  },
  'self-compassion': {
    kind: 'exercise',
    path: PATHS.selfCompassion,
    title: 'Självmedkänsla',
    purpose: 'När du är hård mot dig själv. Fem stilla fraser att vila i.',
    duration: '1 minut per varv',
  },
  'energy-management': {
    kind: 'exercise',
    path: PATHS.energyManagement,
    title: 'Energihantering',
    purpose: 'När orken varierar. Välj något litet som passar den energi du har i dag.',
    duration: 'Cirka 5 minuter',
  },
  'worry-paper': {
    kind: 'exercise',
    path: PATHS.worryPaper,
    title: 'Orospapper',
    purpose: 'När oron inte vill släppa. Skriv ner den, hitta ett litet steg och riv papperet.',
    duration: 'Cirka 5 minuter',
  },
  'sleep-diary': {
    kind: 'exercise',
    path: PATHS.sleepDiary,
    title: 'Sömndagbok',
    purpose: 'När sömnen har krånglat en tid. Några korta frågor efter frukosten, i en till två veckor.',
    duration: 'Dagbok, 2 minuter',
  },
  'safe-point': {
    kind: 'exercise',
    path: PATHS.safePoint,
    title: 'Trygg Punkt',
    purpose: 'När något blir för mycket. En plats i tanken, eller en sak i rummet, att landa på.',
    duration: 'I din egen takt',
    isInPreparation: !isExerciseReady(PATHS.safePoint),
  },
  'focus-training': {
    kind: 'exercise',
    path: PATHS.focusTraining,
    title: 'Fokusträning',
    purpose: 'När tankarna hoppar. Mjuk träning i att stanna kvar vid en sak.',
    duration: '1 till 5 minuter',
    isInPreparation: !isExerciseReady(PATHS.focusTraining),
  },
  'sleep-preparation': {
    kind: 'exercise',
    path: PATHS.sleepPreparation,
    title: 'Sömnförberedelse',
    purpose: 'När kvällen ska få bli kväll. En stund som hjälper dagen att sluta.',
    duration: '10 minuter',
    isInPreparation: !isExerciseReady(PATHS.sleepPreparation),
  },
} satisfies Record<string, ResourceFacts>;

export type ResourceId = keyof typeof FACTS;

export interface Resource extends ResourceFacts {
  id: ResourceId;
}

/** Everything under Resurser. */
export const CATALOGUE: Readonly<Record<ResourceId, ResourceFacts>> = FACTS;

/** The same in the order of the page. */
export const RESOURCES: readonly Resource[] = (Object.keys(FACTS) as ResourceId[]).map((id) => ({
  id,
  ...CATALOGUE[id],
}));
