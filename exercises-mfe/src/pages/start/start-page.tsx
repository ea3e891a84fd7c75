import { useEffect, useEffectEvent } from 'react';
import { PATHS } from '@stillsam/paths';
import { CrisisCard, QuickExit, TextLink } from '@stillsam/ui';
import { ExerciseWalk } from '../../features/exercise-flow/exercise-walk';
import { useExercise } from '../../features/exercise-flow/use-exercise';
import { StartResult } from './components/start-result';
import { START_COPY as COPY, HARDEST_TEXTS, MINUTES_TEXTS } from './start.copy';
import {
  QUESTIONS,
  START_MACHINE,
  HARDEST,
  isHelp,
  type StartEvent,
  type StartState,
  HELP,
  MINUTES,
} from './start.machine';
import { suggestionFor } from './start.content';
import { QuestionStep } from '../../features/exercise-flow/question-step';

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
const MINUTES_ON_PAPER = 5;

/** A suggestion for each first answer, for visitors without JavaScript. */
function StartOnPaper() {
  return (
    <>
      <CrisisCard headingLevel={2} isLandmark={false} />
      <h2>{PAPER.title}</h2>
      <p>{PAPER.text}</p>
      <dl>
        {HARDEST.map((hardest) => {
          const { title, action, path } = suggestionFor(hardest, MINUTES_ON_PAPER, false);
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

const HARDEST_OPTIONS = [...HARDEST, ...HELP].map((value) => ({
  value,
  ...HARDEST_TEXTS[value],
  isHeavy: isHelp(value),
}));
const MINUTES_OPTIONS = MINUTES.map((value) => ({ value, ...MINUTES_TEXTS[value] }));
const DAY_OPTIONS = [
  { value: false, label: COPY.isDay },
  { value: true, label: COPY.isNight },
];
const NIGHT_OPTIONS = DAY_OPTIONS.toReversed();
const WHEN_OPTIONS = [
  { value: false, label: COPY.isNow },
  { value: true, label: COPY.isTonight },
];

interface StepProps {
  state: StartState;
  send: (event: StartEvent) => void;
  onBack: () => void;
}

/** The question of the current step. */
function StartQuestion({ state, send, onBack }: StepProps) {
  const back = { label: COPY.previous, onBack };
  if (state.step === 0)
    return (
      <QuestionStep
        question={COPY.hardest}
        options={HARDEST_OPTIONS}
        chosen={state.hardest}
        onChoose={(hardest) => send({ type: 'named', hardest })}
      />
    );
  if (state.step === 1)
    return (
      <QuestionStep
        question={COPY.minutes}
        options={MINUTES_OPTIONS}
        chosen={state.minutes}
        onChoose={(minutes) => send({ type: 'timed', minutes })}
        back={back}
      />
    );
  return (
    <QuestionStep
      // The step follows an answer, so the server never renders it with its own clock.
      {...lastQuestionAt(new Date().getHours())}
      chosen={state.isNight}
      onChoose={(isNight) => send({ type: 'told-time-of-day', isNight })}
      back={back}
    />
  );
}

const LATE_FROM_HOUR = 22;
const LATE_UNTIL_HOUR = 6;

/**
 * By day, when the thing is needed. Near the night, at which the clock is no proof, whether it is night; the answer that
 * it is comes first from 22:00 to 06:00. @param hour of the local time.
 */
function lastQuestionAt(hour: number) {
  const isWithin = (margin: number) => hour >= LATE_FROM_HOUR - margin || hour < LATE_UNTIL_HOUR + margin;
  if (!isWithin(1)) return { question: COPY.when, options: WHEN_OPTIONS };
  return { question: COPY.night, options: isWithin(0) ? NIGHT_OPTIONS : DAY_OPTIONS };
}
