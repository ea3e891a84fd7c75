import { Button, ButtonLink, CrisisCard } from '@stillsam/ui';
import { StepHeading } from '../../../features/exercise-flow/step-heading';
import { StepActions, StepPart } from '../../../features/exercise-flow/step-parts';
import { CATEGORY_TEXTS } from '../recovery.content';
import { CATEGORY_WORDS, RECOVERY_COPY, SUGGESTION_PATHS } from '../recovery.copy';
import { isNearlyAllTrue, recoveryCounts, recoveryResult, type RecoveryState } from '../recovery.machine';
import { RECOVERY_CATEGORIES } from '../recovery.types';
import styles from './recovery-result.module.css';

const COPY = RECOVERY_COPY.result;

interface RecoveryResultProps {
  answers: RecoveryState['answers'];
  onRestart: () => void;
}

/** The result, one suggestion and the count per category. If nearly all statements are true, the crisis card is first. */
export function RecoveryResult({ answers, onRestart }: RecoveryResultProps) {
  const counts = recoveryCounts(answers);
  const category = recoveryResult(answers);
  const highest = counts[category];
  const isTie = RECOVERY_CATEGORIES.filter((each) => counts[each] === highest).length > 1;
  const texts = CATEGORY_TEXTS[category];
  const { title, text } = highest === 0 ? COPY.none : texts;
  return (
    <>
      <StepHeading>{title}</StepHeading>
      <p>{text}</p>
      {isNearlyAllTrue(answers) ? (
        <>
          <p>{COPY.much}</p>
          <CrisisCard headingLevel={3} />
        </>
      ) : null}
      {isTie && highest > 0 ? <p>{COPY.tie}</p> : null}
      <StepPart title={COPY.tipTitle}>
        <p>{texts.tip}</p>
      </StepPart>
      <StepPart title={COPY.nextTitle}>
        <StepActions>
          <ButtonLink to={SUGGESTION_PATHS[category]}>{texts.suggestion}</ButtonLink>
        </StepActions>
      </StepPart>
      <StepPart title={COPY.countsTitle}>
        <dl className={styles.counts}>
          {RECOVERY_CATEGORIES.map((each) => (
            <div key={each} data-count={counts[each]}>
              <dt>{CATEGORY_WORDS[each]}</dt>
              <dd>{COPY.count(counts[each])}</dd>
            </div>
          ))}
        </dl>
      </StepPart>
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
