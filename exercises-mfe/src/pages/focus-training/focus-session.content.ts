import type { SessionStep } from '../../features/exercise-flow/guided/session.logic';

/** Minutes of a session. */
export const FOCUS_MINUTES = [1, 3, 5] as const;
export type FocusMinutes = (typeof FOCUS_MINUTES)[number];

/** Frequencies in hertz. */
const TONE = 392;
const LAST_TONE = 261.63;

const OPENING =
  'Sitt så att du har det bra. Välj en enda sak: linjen här nedanför, ett ljud eller dina andetag.';
const ROUNDS = [
  'Vila uppmärksamheten där. Inget annat behöver göras just nu.',
  'Var är du nu? Har du vandrat i väg är det inget fel. Kom tillbaka.',
  'Lägg märke till något nytt hos det du valde. En skugga, en ton, en rörelse.',
  'Är det en tanke här? Låt den stå bredvid. Den behöver inte bort.',
  'Kom tillbaka en gång till. Varje gång räknas, också den hundrade.',
  'Släpp lite på axlarna, utan att släppa det du följer.',
  'Är det tråkigt? Märk det, och stanna ett andetag till.',
  'Mjukt, inte hårt. Det räcker att uppmärksamheten lutar åt rätt håll.',
  'Kom tillbaka. Du behöver inte ha varit här hela tiden.',
];
const CLOSING = 'Titta upp. Vidga blicken och ta in hela rummet, innan du går vidare.';

const ROUND_SECONDS = 30;
const END_SECONDS = 15;

/** The steps of a session, which last exactly so many minutes: an opening, rounds of half a minute and a closing. */
export function focusSteps(minutes: FocusMinutes): SessionStep[] {
  const rounds = ROUNDS.slice(0, (minutes * 60 - 2 * END_SECONDS) / ROUND_SECONDS);
  return [
    { text: OPENING, seconds: END_SECONDS, tone: TONE },
    ...rounds.map((text) => ({ text, seconds: ROUND_SECONDS, tone: TONE })),
    { text: CLOSING, seconds: END_SECONDS, tone: LAST_TONE },
  ];
}
