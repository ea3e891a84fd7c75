import { Button } from '@stillsam/ui';
import { StepHeading } from '../../../features/exercise-flow/step-heading';
import { QUIZ_COPY } from '../quiz.copy';
import styles from './quiz.module.css';

/** What the quiz is, and what it is not. */
export function QuizIntro({ onBegin }: { onBegin: () => void }) {
  const { title, points, begin } = QUIZ_COPY.intro;
  return (
    <>
      <StepHeading>{title}</StepHeading>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>
        <Button size="large" onClick={onBegin}>
          {begin}
        </Button>
      </p>
    </>
  );
}
