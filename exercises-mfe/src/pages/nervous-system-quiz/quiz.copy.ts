import { EVEN_BREATHING_PATH, PATHS } from '@stillsam/paths';
import type { Way } from '../../features/exercise-flow/step-parts';
import type { QuizOutcome } from './quiz.content';

/** Links for each result, in order. The first is its button. */
export const OUTCOME_WAYS: Readonly<Record<QuizOutcome, readonly [Way, ...Way[]]>> = {
  balanced: [
    { to: PATHS.selfCompassion, label: 'Vila en stund i självmedkänsla' },
    { to: PATHS.library, label: 'Läs vidare i kunskapsbiblioteket' },
  ],
  mild: [
    { to: PATHS.mindfulBreathing, label: 'Andas i tre minuter' },
    { to: PATHS.energyManagement, label: 'Hitta något litet för dagens energi' },
    { to: PATHS.recoveryTest, label: 'Fundera över vilken vila du behöver' },
  ],
  heavy: [
    { to: EVEN_BREATHING_PATH, label: 'Andas i tre minuter, utan paus' },
    { to: PATHS.recoveryTest, label: 'Fundera över vilken vila du behöver' },
  ],
  high: [
    { to: EVEN_BREATHING_PATH, label: 'Andas i tre minuter, utan paus' },
    { to: PATHS.selfCompassion, label: 'Vila en stund i självmedkänsla' },
  ],
};

export const QUIZ_COPY = {
  title: 'Nervsystemsquiz',
  description:
    'Fem frågor om hur spänd eller avslappnad kroppen har känts de senaste dagarna. Svaren stannar i din webbläsare och testet ställer ingen diagnos.',
  lead: 'Fem frågor om hur spänd eller avslappnad kroppen har känts de senaste dagarna. Det tar ungefär två minuter.',
  intro: {
    title: 'Fem korta frågor',
    points: [
      'Svara som det har känts de senaste dagarna. Det finns inga rätta svar.',
      'Testet är till för eftertanke. Det ställer ingen diagnos och ersätter inte vård.',
      'Svaren lämnar aldrig din webbläsare. De försvinner när du stänger fliken.',
    ],
    begin: 'Börja',
  },
  progress: (question: number, questions: number) => `Fråga ${question} av ${questions}`,
  done: 'Alla frågor är besvarade',
  previous: 'Föregående fråga',
  toIntro: 'Till början',
  result: {
    heaviest: (count: number) =>
      `På ${count === 1 ? 'en fråga' : 'flera frågor'} valde du det tyngsta svaret. Det är värt att ta på allvar, vad summan än säger. Ring\u00a01177 för råd om vård.`,
    score: (score: number) => `Summa ${score} (5–20, lägre är lugnare).`,
    scale: '5–8 lugnt, 9–13 lite spänt, 14–20 mycket spänt.',
    nextTitle: 'Det här kan hjälpa',
    waysTitle: 'Vill du göra något nu?',
    again: 'Gör om testet',
    notDiagnosis: 'Ett självtest visar en stund, inte vem du är.',
  },
  withoutScript: {
    title: 'Utan JavaScript går testet att göra på papper',
    text: 'Svara på frågorna nedan och räkna ihop: det första svaret ger 1, det fjärde 4.',
    heaviest:
      'Gav en fråga 4 är det värt att ta på allvar, vad summan än säger: ring\u00a01177 för råd om vård. Gav flera frågor 4 gäller texten för 14–20.',
    bands: 'Så kan summan läsas',
  },
  care: 'Mår du dåligt eller är du orolig för din hälsa? Ring\u00a01177. Vid fara för liv: ring\u00a0112.',
} as const;
