import { PATHS } from '@stillsam/paths';
import { RadioGroup } from '@stillsam/ui';
import { useMemo, useState } from 'react';
import { recordCompletion } from '../../features/catalogue/history';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { GuidedExercise } from '../../features/exercise-flow/guided/guided-exercise';
import { FocusAlone, FocusMeterExercise } from '../../features/focus-meter/focus-meter-exercise';
import PHRASES from '../../../../content/guidance/focus.json' with { type: 'json' };
import { FOCUS_MINUTES, focusSteps, type FocusMinutes } from './focus-session.content';
import { FOCUS_COPY as COPY } from './focus-training.copy';

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
