import { PATHS } from '@stillsam/paths';
import { recordCompletion } from '../../features/catalogue/history';
import { ResourceLine } from '../../features/catalogue/resource-line';
import { QuestionnaireWalk } from '../../features/exercise-flow/questionnaire-walk';
import { useExercise } from '../../features/exercise-flow/use-exercise';
import { RecoveryOnPaper } from './components/recovery-on-paper';
import { RecoveryResult } from './components/recovery-result';
import { RECOVERY_STATEMENTS } from './recovery.content';
import { RECOVERY_COPY as COPY } from './recovery.copy';
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
      withoutScript={<RecoveryOnPaper />}
    >
      <RecoveryResult answers={exercise.state.answers} onRestart={exercise.restart} />
    </QuestionnaireWalk>
  );
}

export { RecoveryTestPage as Component };
