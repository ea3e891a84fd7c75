import {
  createQuestionnaire,
  type QuestionnaireEvent,
  type QuestionnaireState,
} from '../../features/exercise-flow/questionnaire';
import { RECOVERY_STATEMENTS } from './recovery.content';
import { RECOVERY_CATEGORIES, type RecoveryCategory } from './recovery.types';

/** True stands for 'Stämmer'. */
export type RecoveryState = QuestionnaireState<boolean>;
export type RecoveryEvent = QuestionnaireEvent<boolean>;

export const RECOVERY_MACHINE = createQuestionnaire<boolean>({
  storageKey: 'stillsam.ovning.aterhamtningstest',
  questions: RECOVERY_STATEMENTS.length,
  isAnswer: (candidate) => typeof candidate === 'boolean',
});

/** Number of true statements per category. */
export function recoveryCounts(
  answers: RecoveryState['answers'],
): Readonly<Record<RecoveryCategory, number>> {
  const counts: Record<RecoveryCategory, number> = { cognitive: 0, emotional: 0, physical: 0, sensory: 0 };
  RECOVERY_STATEMENTS.forEach(({ category }, index) => {
    if (answers[index] === true) counts[category] += 1;
  });
  return counts;
}

/** Of eight statements. From this count the result begins with the crisis card. */
const NEARLY_ALL = 7;

/** True when nearly every statement is true. */
export function isNearlyAllTrue(answers: RecoveryState['answers']): boolean {
  return answers.filter((answer) => answer === true).length >= NEARLY_ALL;
}

/** The category with the highest count; in a tie, the first in the fixed order. */
export function recoveryResult(answers: RecoveryState['answers']): RecoveryCategory {
  const counts = recoveryCounts(answers);
  return RECOVERY_CATEGORIES.reduce((best, category) => (counts[category] > counts[best] ? category : best));
}
