import { Button, CrisisCard } from '@stillsam/ui';
import { StepHeading } from '../../../features/exercise-flow/step-heading';
import {
  PointList,
  StepActions,
  StepNote,
  StepPart,
  WayList,
} from '../../../features/exercise-flow/step-parts';
import { BAND_TEXTS } from '../quiz.content';
import { BAND_WAYS, QUIZ_COPY } from '../quiz.copy';
import { bandOf } from '../quiz.machine';
import styles from './quiz.module.css';

const COPY = QUIZ_COPY.result;

interface QuizResultProps {
  score: number;
  onRestart: () => void;
}

/** The band of the score, with suggestions. A high score shows the crisis card first. */
export function QuizResult({ score, onRestart }: QuizResultProps) {
  const band = bandOf(score);
  const { title, text, nextSteps } = BAND_TEXTS[band];
  return (
    <>
      <StepHeading>{title}</StepHeading>
      <p>{text}</p>
      {band === 'high' ? <CrisisCard headingLevel={3} /> : null}
      <StepPart title={COPY.nextTitle}>
        <PointList points={nextSteps} />
      </StepPart>
      <StepPart title={COPY.waysTitle}>
        <WayList ways={BAND_WAYS[band]} />
      </StepPart>
      <StepNote>
        <strong className={styles.score}>{COPY.score(score)}</strong> {COPY.scale} {COPY.notDiagnosis}
      </StepNote>
      <StepActions>
        <Button variant="secondary" onClick={onRestart}>
          {COPY.again}
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          {COPY.print}
        </Button>
      </StepActions>
    </>
  );
}
