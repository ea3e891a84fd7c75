import { QuestionStep } from '../../../features/exercise-flow/question-step';
import { HARDEST_TEXTS, MINUTES_TEXTS, START_COPY as COPY } from '../start.copy';
import { type StartEvent, type StartState, HARDEST, HELP, isHelp, MINUTES } from '../start.machine';

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
export function StartQuestion({ state, send, onBack }: StepProps) {
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
