import { AddToPlan } from '@stillsam/my-plan';
import { ButtonLink, CrisisCard } from '@stillsam/ui';
import {
  ResultActions,
  StepActions,
  StepHeading,
  StepPart,
} from '../../../features/exercise-flow/step-parts';
import { CATEGORY_TEXTS, RECOVERY_CATEGORIES } from '../recovery.content';
import { CATEGORY_WORDS, RECOVERY_COPY, SUGGESTION_PATHS } from '../recovery.copy';
import {
  isMuchTrue,
  recoveryCounts,
  recoveryResult,
  suggestedCategories,
  type RecoveryState,
} from '../recovery.machine';
import styles from './recovery-result.module.css';

const COPY = RECOVERY_COPY.result;

interface RecoveryResultProps {
  answers: RecoveryState['answers'];
  onRestart: () => void;
}

/** The result, a way for each tied category and the counts. If most statements are true, the crisis card is first. */
export function RecoveryResult({ answers, onRestart }: RecoveryResultProps) {
  const counts = recoveryCounts(answers);
  const category = recoveryResult(answers);
  const suggested = suggestedCategories(answers);
  const texts = CATEGORY_TEXTS[category];
  const { title, text } = counts[category] === 0 ? COPY.none : texts;
  return (
    <>
      <StepHeading>{title}</StepHeading>
      <p>{text}</p>
      {isMuchTrue(answers) ? (
        <>
          <p>{COPY.much}</p>
          <CrisisCard headingLevel={3} />
        </>
      ) : null}
      {suggested.length > 1 ? <p>{COPY.tie}</p> : null}
      <StepPart title={COPY.tipTitle}>
        <p>{texts.tip}</p>
      </StepPart>
      <StepPart title={COPY.nextTitle}>
        <StepActions>
          {suggested.map((each, index) => (
            <ButtonLink
              key={each}
              to={SUGGESTION_PATHS[each]}
              variant={index === 0 ? 'primary' : 'secondary'}
            >
              {CATEGORY_TEXTS[each].suggestion}
            </ButtonLink>
          ))}
          <AddToPlan title={texts.page} path={SUGGESTION_PATHS[category]} />
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
      <ResultActions again={COPY.again} onRestart={onRestart} />
    </>
  );
}
