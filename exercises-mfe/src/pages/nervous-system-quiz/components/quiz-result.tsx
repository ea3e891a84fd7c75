import { AddToPlan } from '@stillsam/my-plan';
import { ButtonLink, CrisisCard, PhoneText } from '@stillsam/ui';
import {
  PointList,
  ResultActions,
  StepActions,
  StepHeading,
  StepNote,
  StepPart,
  WayList,
} from '../../../features/exercise-flow/step-parts';
import { OUTCOME_TEXTS } from '../quiz.content';
import { OUTCOME_WAYS, QUIZ_COPY } from '../quiz.copy';
import { outcomeOf } from '../quiz.machine';
import styles from './quiz.module.css';

const COPY = QUIZ_COPY.result;

interface QuizResultProps {
  score: number;
  /** Number of heaviest answers. */
  heaviest: number;
  onRestart: () => void;
}

/** The outcome with suggestions. A high one shows the crisis card before the first way, and a heaviest answer hides the scale. */
export function QuizResult({ score, heaviest, onRestart }: QuizResultProps) {
  const outcome = outcomeOf(score, heaviest);
  const { title, text, nextSteps } = OUTCOME_TEXTS[outcome];
  const [first, ...others] = OUTCOME_WAYS[outcome];
  return (
    <>
      <StepHeading>{title}</StepHeading>
      {heaviest > 0 ? (
        <p>
          <PhoneText text={COPY.heaviest(heaviest)} />
        </p>
      ) : null}
      <p>{text}</p>
      {outcome === 'high' ? <CrisisCard headingLevel={3} /> : null}
      <StepActions>
        <ButtonLink to={first.to}>{first.label}</ButtonLink>
        <AddToPlan title={first.label} path={first.to} />
      </StepActions>
      <StepPart title={COPY.nextTitle}>
        <PointList points={nextSteps} />
      </StepPart>
      <StepPart title={COPY.waysTitle}>
        <WayList ways={others} />
      </StepPart>
      <StepNote>
        <strong className={styles.score}>{COPY.score(score)}</strong> {heaviest > 0 ? null : `${COPY.scale} `}
        {COPY.notDiagnosis}
      </StepNote>
      <ResultActions again={COPY.again} onRestart={onRestart} />
    </>
  );
}
