import type { Phase } from './breathing.logic';

export const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  in: 'Andas in',
  hold: 'Håll',
  out: 'Andas ut',
};

export const MINDFUL_BREATHING_COPY = {
  title: 'Mindful andning',
  description:
    'En guidad andningsövning på tre minuter. Följ bubblan: andas in, håll, andas ut. Ingen inloggning, inget att prestera.',
  back: 'Alla resurser',
  lead: 'Tre minuter, nio lugna andetag. Följ bubblan om du vill. Inget måste.',
  restWord: 'När du vill',
  doneWord: 'Klart',
  start: 'START',
  stop: 'STOP',
  again: 'En gång till',
  phaseHints: {
    in: 'knappt sex sekunder',
    hold: 'knappt sex sekunder',
    out: 'drygt åtta sekunder',
  } satisfies Record<Phase, string>,
  breathOf: (cycle: number, cycles: number) => `Andetag ${cycle} av ${cycles}`,
  exactTime: 'Visa exakt tid',
  exactLeft: (face: string) => `${face} kvar`,
  stopped: 'Övningen är stoppad.',
  withoutScript:
    'Bubblan behöver JavaScript, som är avstängt här. Andetagen klarar sig utan: följ rytmen nedanför i din egen takt.',
  done: {
    title: 'Tre minuter har gått',
    text: 'Stanna gärna kvar en stund. Hur det än känns just nu är det okej.',
    announcement: 'Tre minuter har gått. Övningen är klar.',
    article: 'Läs Stillhet mitt i kaoset',
    resources: 'Se alla resurser',
  },
  howTo: {
    title: 'Så gör du',
    steps: [
      'Sitt eller ligg så att du har det bekvämt. Låt axlarna sjunka.',
      'Tryck på START och följ orden: andas in, håll andan lätt, andas ut. Bubblan växer och sjunker i samma takt, om du inte har valt mindre rörelse.',
      'Sluta när du vill med STOP eller Escape. Ett enda andetag räknas också.',
    ],
  },
  alone: {
    title: 'Rytmen på egen hand',
    text: 'Räkna tyst för dig själv, lite långsammare än sekunder. Ett andetag tar tjugo sekunder, nio andetag är tre minuter.',
    count: { in: 'räkna till fyra', hold: 'räkna till fyra', out: 'räkna till sex' } satisfies Record<
      Phase,
      string
    >,
  },
  care: {
    title: 'Var snäll mot dig',
    text: 'Blir du yr, eller känns det obehagligt? Släpp takten och andas som vanligt. Många upplever att långsam andning kan hjälpa kroppen att varva ner. Övningen är inte terapi och ersätter inte vård.',
  },
} as const;

/**
 * What is left, told calmly. It is only asked when a phase begins.
 *
 * @param seconds what is left of the session.
 */
export function calmTimeLeft(seconds: number): string {
  if (seconds > 150) return 'Cirka 3 minuter kvar';
  if (seconds > 90) return 'Cirka 2 minuter kvar';
  if (seconds > 50) return 'Cirka 1 minut kvar';
  if (seconds > 20) return 'Mindre än en minut kvar';
  return 'Sista andetaget';
}
