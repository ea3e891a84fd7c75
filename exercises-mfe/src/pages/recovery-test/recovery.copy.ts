import { EVEN_BREATHING_PATH, PATHS, articlePath } from '@stillsam/paths';

/** Kinds of tiredness. The order decides ties (specification, §4). */
export const RECOVERY_CATEGORIES = ['cognitive', 'emotional', 'physical', 'sensory'] as const;
export type RecoveryCategory = (typeof RECOVERY_CATEGORIES)[number];

interface RecoveryStatement {
  category: RecoveryCategory;
  statement: string;
}

/**
 * Eight statements, two of each category, never the same category twice in a row. The site's own, for reflection: no
 * clinical instrument.
 */
export const RECOVERY_STATEMENTS: readonly RecoveryStatement[] = [
  { category: 'cognitive', statement: 'Jag läser samma rad flera gånger utan att den fastnar.' },
  { category: 'emotional', statement: 'Jag har nära till gråt eller irritation.' },
  { category: 'physical', statement: 'Kroppen känns tung eller spänd, även när jag har sovit.' },
  { category: 'sensory', statement: 'Ljud, ljus eller många människor blir snabbt för mycket.' },
  { category: 'cognitive', statement: 'Tankarna fortsätter att arbeta när jag försöker vila.' },
  { category: 'emotional', statement: 'Jag bär på andras känslor länge efter att vi har skilts åt.' },
  { category: 'physical', statement: 'Jag andas ytligt, eller kommer på mig med att hålla andan.' },
  { category: 'sensory', statement: 'Jag längtar efter tystnad och ett rum för mig själv.' },
];

interface CategoryText {
  /** The kind of recovery that the answers suggest. */
  title: string;
  text: string;
  /** A tip without a link. */
  tip: string;
  /** Label of the button to the suggested page. */
  suggestion: string;
  /** Name of the suggested page. */
  page: string;
}

export const CATEGORY_TEXTS: Readonly<Record<RecoveryCategory, CategoryText>> = {
  cognitive: {
    title: 'Kanske är det tankarna som behöver vila',
    text: 'Dina svar kan peka mot ett huvud som har haft mycket att hålla i. Då hjälper det sällan att tänka mer. Många upplever att en enda sak i taget kan ge tankarna ro.',
    tip: 'Lägg undan det du håller i och titta på något långt bort, i en minut.',
    suggestion: 'Till fokusträning',
    page: 'Fokusträning',
  },
  emotional: {
    title: 'Kanske är det känslorna som behöver plats',
    text: 'Dina svar kan peka mot att du har känt mycket på sistone. Det är inget fel på dig för det. Lite vänlighet mot dig själv kan göra bördan lättare att bära.',
    tip: 'Lägg en hand mot bröstet och säg för dig själv: det här är svårt just nu.',
    suggestion: 'Läs om självmedkänsla',
    page: 'Texter om självmedkänsla',
  },
  physical: {
    title: 'Kanske är det kroppen som behöver landa',
    text: 'Dina svar kan peka mot en kropp som har gått på spänn. Långsam andning och små rörelser kan vara ett bättre ställe att börja på än goda råd.',
    tip: 'Släpp ner axlarna och andas ut längre än du andas in, tre gånger.',
    suggestion: 'Till mindful andning',
    page: 'Mindful andning',
  },
  sensory: {
    title: 'Kanske är det sinnena som behöver stillhet',
    text: 'Dina svar kan peka mot att det kommer in mer än du hinner ta hand om. Färre intryck en liten stund kan räcka långt.',
    tip: 'Dämpa ett ljud eller ett ljus där du är, och sitt så i två minuter.',
    suggestion: 'Till nervsystemsquizet',
    page: 'Nervsystemsquiz',
  },
};

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
