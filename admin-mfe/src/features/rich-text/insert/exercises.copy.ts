import { PATHS } from '@stillsam/paths';

/** An exercise or self-test that a text can lead to. */
export interface LinkedExercise {
  path: string;
  title: string;
  about: string;
}

export const LINKED_EXERCISES: readonly LinkedExercise[] = [
  {
    path: PATHS.mindfulBreathing,
    title: 'Mindful andning',
    about: 'Tre minuter i takt med en bubbla. Du behöver inte läsa något under tiden.',
  },
  {
    path: PATHS.selfCompassion,
    title: 'Självmedkänsla',
    about: 'Fem vänliga meningar till dig själv, en i taget.',
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
    path: PATHS.nervousSystemQuiz,
    title: 'Nervsystemsquiz',
    about: 'Fem frågor om hur spänd kroppen har känts. Svaren stannar hos dig.',
  },
  {
    path: PATHS.recoveryTest,
    title: 'Återhämtningstest',
    about: 'Åtta påståenden, en minut. Se vilken sorts vila du kan behöva.',
  },
];
