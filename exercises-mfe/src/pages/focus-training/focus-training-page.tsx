import { PATHS } from '@stillsam/paths';
import { RadioGroup } from '@stillsam/ui';
import { useMemo, useState } from 'react';
import { recordCompletion } from '../../features/catalogue/history';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { GuidedExercise } from '../../features/exercise-flow/guided/guided-exercise';
import { FocusAlone, FocusMeterExercise } from '../../features/focus-meter/focus-meter-exercise';
import PHRASES from '../../../../content/guidance/focus.json' with { type: 'json' };
import { FOCUS_COPY as COPY } from '../../features/focus-meter/focus.copy';
import type { SessionStep } from '../../features/exercise-flow/guided/session.logic';

/** Minutes of a session. */
export const FOCUS_MINUTES = [1, 3, 5] as const;
type FocusMinutes = (typeof FOCUS_MINUTES)[number];

/** Frequencies in hertz. */
const TONE = 392;
const LAST_TONE = 261.63;

const ROUND_SECONDS = 30;
const END_SECONDS = 15;

/** The steps of a session, which last exactly so many minutes: an opening, rounds of half a minute and a closing. */
export function focusSteps(minutes: FocusMinutes): SessionStep[] {
  const end = (text: string, tone: number) => ({ text, seconds: END_SECONDS, tone });
  const rounds = PHRASES.rounds.slice(0, (minutes * 60 - 2 * END_SECONDS) / ROUND_SECONDS);
  return [
    ...PHRASES.opening.map((text) => end(text, TONE)),
    ...rounds.map((text) => ({ text, seconds: ROUND_SECONDS, tone: TONE })),
    ...PHRASES.closing.map((text) => end(text, LAST_TONE)),
  ];
}

const OPTIONS = FOCUS_MINUTES.map((minutes) => ({ value: String(minutes), label: COPY.lengths[minutes] }));
const ON_PAPER = { steps: focusSteps(5) };

/** One, three or five minutes with one thing, and the five-second meter for days when that is enough. */
export function FocusTrainingPage() {
  const [minutes, setMinutes] = useState<FocusMinutes>(1);
  const plan = useMemo(() => ({ steps: focusSteps(minutes) }), [minutes]);
  const choose = (value: string) =>
    setMinutes((old) => FOCUS_MINUTES.find((each) => String(each) === value) ?? old);
  return (
    <GuidedExercise
      path={PATHS.focusTraining}
      copy={COPY}
      plan={plan}
      phrases={PHRASES}
      planOnPaper={ON_PAPER}
      drawing={<ResourceLine id="focus-training" place="start" />}
      choice={
        <RadioGroup label={COPY.length} options={OPTIONS} value={String(minutes)} onValueChange={choose} />
      }
      onDone={() => recordCompletion('focus-training')}
      below={
        <>
          <FocusMeterExercise />
          <FocusAlone />
        </>
      }
    />
  );
}

export { FocusTrainingPage as Component };
