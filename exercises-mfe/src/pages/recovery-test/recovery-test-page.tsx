import { PATHS } from '@stillsam/paths';
import { CrisisCard, TextLink } from '@stillsam/ui';
import { recordCompletion } from '../../features/catalogue/history';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { QuestionnaireWalk } from '../../features/exercise-flow/questionnaire-walk';
import { useExercise } from '../../features/exercise-flow/use-exercise';
import { RecoveryResult } from './components/recovery-result';
import { CATEGORY_TEXTS, RECOVERY_CATEGORIES, RECOVERY_STATEMENTS } from './recovery.content';
import { CATEGORY_WORDS, RECOVERY_COPY as COPY, SUGGESTION_PATHS } from './recovery.copy';
import { RECOVERY_MACHINE } from './recovery.machine';

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
