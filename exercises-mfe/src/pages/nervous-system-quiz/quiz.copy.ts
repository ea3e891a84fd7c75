import { EVEN_BREATHING_PATH, PATHS } from '@stillsam/paths';
import type { Way } from '../../components/step-parts/step-parts';

/** The band of a total score (specification, §4). */
export type QuizBand = 'balanced' | 'mild' | 'high';

/** The text that a visitor gets: that of the band, or the one for a single heaviest answer. */
export type QuizOutcome = QuizBand | 'heavy';

/** Points of an answer: 1 is the calmest, 4 the most strained. */
export type AnswerPoints = 1 | 2 | 3 | 4;

interface QuizQuestion {
  question: string;
  answers: readonly [string, string, string, string];
}

/**
 * Five everyday signs of activation and rest. They are the site's own, written for reflection: no clinical
 * instrument, not validated, and never a diagnosis. The answers range from calm (1 point) to strained (4).
 */
export const QUIZ_QUESTIONS: readonly QuizQuestion[] = [
  {
    question: 'Hur har kroppen känts de senaste dagarna?',
    answers: [
      'Mest mjuk och avspänd',
      'Lite spänd ibland, men det släpper',
      'Ofta spänd i käkar, axlar eller mage',
      'Nästan hela tiden på spänn',
    ],
  },
  {
    question: 'Hur är det när du ska somna?',
    answers: [
      'Jag kommer till ro ganska snart',
      'Det tar en stund, men det går',
      'Tankarna snurrar de flesta kvällar',
      'Jag ligger vaken länge, eller vaknar och kan inte somna om',
    ],
  },
  {
    question: 'Vad händer när något oväntat dyker upp?',
    answers: [
      'Jag tar det som det kommer',
      'Jag blir stressad, men hittar tillbaka',
      'Jag tappar fotfästet och behöver lång tid',
      'Minsta lilla känns övermäktigt',
    ],
  },
  {
    question: 'Hur lätt har du för att varva ner?',
    answers: [
      'Det kommer av sig självt',
      'Det går om jag ger det lite tid',
      'Det är svårt, jag blir rastlös av att vila',
      'Jag minns knappt hur det känns att vara lugn',
    ],
  },
  {
    question: 'Hur mycket kraft har du kvar när dagen är slut?',
    answers: [
      'Så att det räcker till något jag tycker om',
      'Lite, men jag återhämtar mig över natten',
      'Mycket lite, och vilan räcker inte riktigt',
      'Ingen alls, jag är slut redan när dagen börjar',
    ],
  },
];

interface OutcomeText {
  /** Summarises the answers without naming a state of health. */
  title: string;
  text: string;
  /** Suggestions; the page adds the links. */
  nextSteps: readonly string[];
}

export const OUTCOME_TEXTS: Readonly<Record<QuizOutcome, OutcomeText>> = {
  balanced: {
    title: 'Det finns lugn att luta sig mot',
    text: 'Dina svar beskriver dagar då du växlar ganska lätt mellan fart och vila. Det är ingen prestation och inget du måste hålla fast vid, men det kan vara skönt att lägga märke till.',
    nextSteps: [
      'Lägg märke till vad som gör gott just nu. Det är värt att ha kvar även när det blåser.',
      'Låt vilan vara en vanlig del av dagen, inte en belöning efteråt.',
    ],
  },
  mild: {
    title: 'Kroppen är lite på spänn',
    text: 'Dina svar beskriver en viss anspänning. Så är det för många i perioder. Det viktigaste är inte att göra mycket, utan att göra något litet ofta.',
    nextSteps: [
      'Lägg in korta pauser innan du behöver dem. Tre minuter räcker långt.',
      'Välj en sak som kan vänta till i morgon, och låt den göra det.',
      'Håller det i sig i flera veckor kan det vara skönt att prata med någon, till exempel på vårdcentralen.',
    ],
  },
  heavy: {
    title: 'Ett av svaren väger tungt',
    text: 'Testet kan inte säga varför, och det ställer ingen diagnos. Men du behöver inte klara det på egen hand.',
    nextSteps: [
      'Berätta för någon du litar på hur du har det. Det räcker med några meningar.',
      'Kontakta vårdcentralen om det har varit så här en tid eller om vardagen inte går ihop.',
      'Välj en sak som kan vänta till i morgon, och låt den göra det.',
    ],
  },
  high: {
    title: 'Det låter som att det är mycket nu',
    text: 'Dina svar beskriver stark anspänning och lite återhämtning. Testet kan inte säga varför, och det ställer ingen diagnos. Men du behöver inte klara det på egen hand.',
    nextSteps: [
      'Berätta för någon du litar på hur du har det. Det räcker med några meningar.',
      'Kontakta vårdcentralen eller ring 1177 om det har varit så här en tid, om du sover dåligt eller om vardagen inte går ihop.',
      'Gör mindre i dag om du kan. Ett långsamt andetag i taget är nog.',
    ],
  },
};

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
