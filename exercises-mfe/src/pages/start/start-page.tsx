import { useEffect, useEffectEvent } from 'react';
import { PATHS } from '@stillsam/paths';
import { CrisisCard, QuickExit, TextLink } from '@stillsam/ui';
import { ExerciseWalk } from '../../features/exercise-flow/exercise-walk';
import { useExercise } from '../../features/exercise-flow/use-exercise';
import { StartResult } from './components/start-result';
import { StartQuestion } from './components/start-steps';
import { START_COPY as COPY, HARDEST_TEXTS } from './start.copy';
import { QUESTIONS, START_MACHINE, HARDEST, isHelp } from './start.machine';
import { suggestionFor } from './start.content';

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
      copy={state.hardest === 'unsafe' ? { ...COPY, care: COPY.careUnsafe } : COPY}
      progress={earlierProgress || asksForHelp ? undefined : { value: step, max: QUESTIONS, text }}
      exit={<QuickExit onLeave={clearAnswers} />}
      onPaper={<StartOnPaper />}
    >
      {step === QUESTIONS ? (
        <StartResult state={state} onRestart={restart} />
      ) : (
        <StartQuestion state={state} send={send} onBack={back} />
      )}
    </ExerciseWalk>
  );
}

const PAPER = COPY.onPaper;
const MINUTES = 5;

/** A suggestion for each first answer, for visitors without JavaScript. */
function StartOnPaper() {
  return (
    <>
      <CrisisCard headingLevel={2} isLandmark={false} />
      <h2>{PAPER.title}</h2>
      <p>{PAPER.text}</p>
      <dl>
        {HARDEST.map((hardest) => {
          const { title, action, path } = suggestionFor(hardest, MINUTES, false);
          return (
            <div key={hardest}>
              <dt>{HARDEST_TEXTS[hardest].label}</dt>
              <dd>
                {title}. <TextLink to={path}>{action}</TextLink>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

export { StartPage as Component };
