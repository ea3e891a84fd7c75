import { EVEN_BREATHING_PATH, PATHS, articlePath } from '@stillsam/paths';
import type { RecoveryCategory } from './recovery.content';

/**
 * The suggested page for each result (specification, §4). One statement of the body is about holding the breath, so its
 * way has the rhythm without a pause.
 */
export const SUGGESTION_PATHS: Readonly<Record<RecoveryCategory, string>> = {
  cognitive: PATHS.focusTraining,
  emotional: articlePath('sjalvmedkansla'),
  physical: EVEN_BREATHING_PATH,
  sensory: PATHS.nervousSystemQuiz,
};

export const CATEGORY_WORDS: Readonly<Record<RecoveryCategory, string>> = {
  cognitive: 'Tankar',
  emotional: 'Känslor',
  physical: 'Kropp',
  sensory: 'Sinnen',
};

export const RECOVERY_COPY = {
  title: 'Återhämtningstest',
  description:
    'Åtta påståenden som kan ge en fingervisning om var tröttheten sitter: i tankar, känslor, kropp eller sinnen. Svaren stannar i din webbläsare.',
  lead: 'Åtta påståenden som kan ge en fingervisning om var tröttheten sitter: i tankarna, känslorna, kroppen eller sinnena. Det tar en minut.',
  intro: {
    title: 'Vilken vila behöver du?',
    points: [
      'Vila kan vara olika saker. Svara snabbt, det första du känner duger bra.',
      'Testet ställer ingen diagnos. Det är en fingervisning, inget mer.',
      'Svaren lämnar aldrig din webbläsare.',
    ],
    begin: 'Börja',
  },
  progress: (statement: number, statements: number) => `Påstående ${statement} av ${statements}`,
  done: 'Alla påståenden är besvarade',
  yes: 'Stämmer',
  no: 'Stämmer inte',
  previous: 'Föregående påstående',
  toIntro: 'Till början',
  result: {
    much: 'Det mesta stämde. Det låter som att det är mycket nu. Var rädd om dig.',
    none: {
      title: 'Inget av det stämde just nu',
      text: 'Det kan vara ett gott tecken, eller bara en sådan dag. Vill du ändå vila kan du börja med tankarna.',
    },
    tie: 'Flera delar väger lika tungt. Längre ner finns en väg för var och en. Det räcker att välja en.',
    tipTitle: 'Något litet, här och nu',
    nextTitle: 'Om du vill vidare',
    countsTitle: 'Så fördelade sig svaren',
    count: (count: number) => `${count} av 2`,
    again: 'Gör om testet',
  },
  withoutScript: {
    title: 'Utan JavaScript går testet att göra på papper',
    text: 'Läs påståendena och sätt ett streck vid området varje gång det stämmer. Området med flest streck kan ge en fingervisning om var vilan behövs mest.',
    much: 'Blev det sex streck eller fler låter det som att det är mycket nu.',
  },
  care: 'Har tröttheten varat länge eller hindrar den dig i vardagen? Ring\u00a01177 eller kontakta din vårdcentral.',
} as const;
