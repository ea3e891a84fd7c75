import { useEffect, useEffectEvent } from 'react';
import { PATHS } from '@stillsam/paths';
import { QuickExit } from '@stillsam/ui';
import { ExerciseWalk } from '../../features/exercise-flow/exercise-walk';
import { useExercise } from '../../features/exercise-flow/use-exercise';
import { StartOnPaper } from './components/start-on-paper';
import { StartResult } from './components/start-result';
import { StartQuestion } from './components/start-steps';
import { START_COPY as COPY } from './start.copy';
import { QUESTIONS, START_MACHINE } from './start.machine';
import { isHelp } from './start.types';

/** Three questions, and one thing to do. The answers stay in the browser. */
export function StartPage() {
  const exercise = useExercise(START_MACHINE, () => undefined);
  const { state, send, back, restart, earlierProgress, clearAnswers } = exercise;
  const { step } = state;
  const asksForHelp = isHelp(state.hardest);
  const forget = useEffectEvent(clearAnswers);
  useEffect(() => (asksForHelp ? () => forget() : undefined), [asksForHelp]);
  const text = step === QUESTIONS ? COPY.done : COPY.progress(step + 1, QUESTIONS);
  return (
    <ExerciseWalk
      exercise={exercise}
      path={PATHS.start}
      copy={COPY}
      progress={earlierProgress ? undefined : { value: step, max: QUESTIONS, text }}
      exit={<QuickExit onLeave={clearAnswers} />}
      withoutScript={<StartOnPaper />}
    >
      {step === QUESTIONS ? (
        <StartResult state={state} onRestart={restart} />
      ) : (
        <StartQuestion state={state} send={send} onBack={back} />
      )}
    </ExerciseWalk>
  );
}

export { StartPage as Component };
