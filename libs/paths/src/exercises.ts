import { PATHS } from './paths';
import { isExerciseReady } from './ready-exercises';

type ExercisePath = Extract<(typeof PATHS)[keyof typeof PATHS], `/resurser/${string}`>;

/** An exercise or self-test, as a text or a list leads to it. */
export interface Exercise {
  path: ExercisePath;
  title: string;
  about: string;
  isComingSoon?: boolean;
}

/** Every exercise and self-test, in the order in which they are recommended. */
export const EXERCISES: readonly Exercise[] = [
  {
    path: PATHS.mindfulBreathing,
    title: 'Mindful andning',
    about: 'Tre minuter i takt med en bubbla. Du behöver inte läsa något under tiden.',
  },
  {
    path: PATHS.selfCompassion,
    title: 'Självmedkänsla',
    about: 'Fem stilla fraser till dig själv, en i taget.',
  },
  {
    path: PATHS.cognitiveRestructuring,
    title: 'Kognitiv omstrukturering',
    about: 'Fyra steg för en tanke som har fastnat.',
  },
  {
    path: PATHS.energyManagement,
    title: 'Energihantering',
    about: 'En liten handling som passar orken du har just nu.',
  },
  {
    path: PATHS.worryPaper,
    title: 'Orospapper',
    about: 'Skriv ner oron, hitta ett litet steg och riv papperet. Ingenting sparas.',
  },
  {
    path: PATHS.sleepDiary,
    title: 'Sömndagbok',
    about: 'Några korta frågor efter frukosten, i en till två veckor. Något att visa för vården.',
  },
  {
    path: PATHS.nervousSystemQuiz,
    title: 'Nervsystemsquiz',
    about: 'Fem frågor om hur spänd kroppen har känts. Svaren stannar hos dig.',
  },
  {
    path: PATHS.recoveryTest,
    title: 'Återhämtningstest',
    about: 'Åtta påståenden, en minut. Se vilken sorts vila du kan behöva.',
  },
  {
    path: PATHS.safePoint,
    title: 'Trygg Punkt',
    about: 'En plats eller en sak att landa på när något blir för mycket. I din egen takt.',
    isComingSoon: !isExerciseReady(PATHS.safePoint),
  },
  {
    path: PATHS.sleepPreparation,
    title: 'Sömnförberedelse',
    about: 'Tio minuter att läsa eller lyssna på i mörker, och en plan för kvällen.',
    isComingSoon: !isExerciseReady(PATHS.sleepPreparation),
  },
  {
    path: PATHS.focusTraining,
    title: 'Fokusträning',
    about: 'Samla tankarna, en sak i taget. En, tre eller fem minuter.',
    isComingSoon: !isExerciseReady(PATHS.focusTraining),
  },
];
