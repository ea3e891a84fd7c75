import { PATHS } from '@stillsam/paths';
import { CrisisCard, TextLink, ButtonLink } from '@stillsam/ui';
import { recordCompletion } from '../../features/catalogue/history';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { QuestionnaireWalk } from '../../features/exercise-flow/exercise-walk';
import { useExercise } from '../../features/exercise-flow/use-exercise';
import {
  CATEGORY_TEXTS,
  RECOVERY_CATEGORIES,
  RECOVERY_STATEMENTS,
  CATEGORY_WORDS,
  RECOVERY_COPY as COPY,
  SUGGESTION_PATHS,
} from './recovery.copy';
import {
  RECOVERY_MACHINE,
  isMuchTrue,
  recoveryCounts,
  recoveryResult,
  suggestedCategories,
  type RecoveryState,
} from './recovery.machine';
import { AddToPlan } from '@stillsam/my-plan';
import { ResultActions, StepActions, StepHeading, StepPart } from '../../components/step-parts/step-parts';
import styles from './recovery-test-page.module.css';

const OPTIONS = [
  { value: true, label: COPY.yes },
  { value: false, label: COPY.no },
];
const STATEMENTS = RECOVERY_STATEMENTS.map(({ statement }) => ({ question: statement, options: OPTIONS }));

/** Eight statements about kinds of tiredness, and one suggestion. The answers stay in the browser. */
export function RecoveryTestPage() {
  const exercise = useExercise(RECOVERY_MACHINE, () => recordCompletion('recovery-test'));
  return (
    <QuestionnaireWalk
      exercise={exercise}
      questions={STATEMENTS}
      copy={COPY}
      path={PATHS.recoveryTest}
      drawing={<ResourceLine id="recovery-test" place="start" />}
      layout="pair"
      onPaper={<RecoveryOnPaper />}
    >
      <RecoveryResult answers={exercise.state.answers} onRestart={exercise.restart} />
    </QuestionnaireWalk>
  );
}

const RESULT = COPY.result;

interface RecoveryResultProps {
  answers: RecoveryState['answers'];
  onRestart: () => void;
}

/** The result, a way for each tied category and the counts. If most statements are true, the crisis card is first. */
function RecoveryResult({ answers, onRestart }: RecoveryResultProps) {
  const counts = recoveryCounts(answers);
  const category = recoveryResult(answers);
  const suggested = suggestedCategories(answers);
  const texts = CATEGORY_TEXTS[category];
  const { title, text } = counts[category] === 0 ? RESULT.none : texts;
  return (
    <>
      <StepHeading>{title}</StepHeading>
      <p>{text}</p>
      {isMuchTrue(answers) ? (
        <>
          <p>{RESULT.much}</p>
          <CrisisCard headingLevel={3} />
        </>
      ) : null}
      {suggested.length > 1 ? <p>{RESULT.tie}</p> : null}
      <StepPart title={RESULT.tipTitle}>
        <p>{texts.tip}</p>
      </StepPart>
      <StepPart title={RESULT.nextTitle}>
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
      <StepPart title={RESULT.countsTitle}>
        <dl className={styles.counts}>
          {RECOVERY_CATEGORIES.map((each) => (
            <div key={each} data-count={counts[each]}>
              <dt>{CATEGORY_WORDS[each]}</dt>
              <dd>{RESULT.count(counts[each])}</dd>
            </div>
          ))}
        </dl>
      </StepPart>
      <ResultActions again={RESULT.again} onRestart={onRestart} />
    </>
  );
}

/** The whole test as text, for visitors without JavaScript. */
function RecoveryOnPaper() {
  return (
    <>
      {RECOVERY_CATEGORIES.map((category) => (
        <section key={category}>
          <h3>{CATEGORY_WORDS[category]}</h3>
          <ul>
            {RECOVERY_STATEMENTS.filter((each) => each.category === category).map(({ statement }) => (
              <li key={statement}>{statement}</li>
            ))}
          </ul>
          <p>
            {CATEGORY_TEXTS[category].tip}{' '}
            <TextLink to={SUGGESTION_PATHS[category]}>{CATEGORY_TEXTS[category].suggestion}</TextLink>
          </p>
        </section>
      ))}
      <p>{COPY.withoutScript.much}</p>
      <CrisisCard headingLevel={3} isLandmark={false} />
    </>
  );
}

export { RecoveryTestPage as Component };
