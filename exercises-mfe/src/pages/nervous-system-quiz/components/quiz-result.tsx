import { Button, CrisisCard, TextLink } from '@stillsam/ui';
import { StepHeading } from '../../../features/exercise-flow/step-heading';
import { BAND_TEXTS } from '../quiz.content';
import { BAND_WAYS, QUIZ_COPY } from '../quiz.copy';
import { bandOf } from '../quiz.machine';
import styles from './quiz.module.css';

const COPY = QUIZ_COPY.result;

interface QuizResultProps {
  score: number;
  onRestart: () => void;
}

/** What the answers lean towards and what may help; whoever scores high sees first where someone answers. */
export function QuizResult({ score, onRestart }: QuizResultProps) {
  const band = bandOf(score);
  const { title, text, nextSteps } = BAND_TEXTS[band];
  return (
    <div className={styles.result} data-band={band}>
      <StepHeading>{title}</StepHeading>
      <p>{text}</p>
      {band === 'high' ? <CrisisCard headingLevel={3} /> : null}
      <section className={styles.part}>
        <h3>{COPY.nextTitle}</h3>
        <ul className={styles.points}>
          {nextSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </section>
      <section className={styles.part}>
        <h3>{COPY.waysTitle}</h3>
        <ul className={styles.ways}>
          {BAND_WAYS[band].map(({ to, label }) => (
            <li key={to}>
              <TextLink to={to} arrow="forward">
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </section>
      <p className={styles.score}>
        <strong>{COPY.score(score)}</strong> {COPY.scale} {COPY.notDiagnosis}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onRestart}>
          {COPY.again}
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          {COPY.print}
        </Button>
      </div>
    </div>
  );
}
