import { createQuestionnaire, type QuestionnaireState } from '../../features/exercise-flow/questionnaire';
import { RECOVERY_STATEMENTS } from './recovery.content';
import { RECOVERY_CATEGORIES, type RecoveryCategory } from './recovery.types';

/** An answer is true for 'Stämmer'. */
export type RecoveryState = QuestionnaireState<boolean>;

export const RECOVERY_MACHINE = createQuestionnaire<boolean>({
  storageKey: 'stillsam.ovning.aterhamtningstest',
  questions: RECOVERY_STATEMENTS.length,
  isAnswer: (candidate) => typeof candidate === 'boolean',
});

/** How many statements of each category were true. */
export function recoveryCounts(
  answers: RecoveryState['answers'],
): Readonly<Record<RecoveryCategory, number>> {
  const counts: Record<RecoveryCategory, number> = { cognitive: 0, emotional: 0, physical: 0, sensory: 0 };
  RECOVERY_STATEMENTS.forEach(({ category }, index) => {
    if (answers[index] === true) counts[category] += 1;
  });
  return counts;
}

/** Of eight. From here on the result begins with the crisis card. */
const MUCH_AT_LEAST = 7;

/** Nearly every statement was true. */
export function isMuch(answers: RecoveryState['answers']): boolean {
  return answers.filter((answer) => answer === true).length >= MUCH_AT_LEAST;
}

/** The category with the highest count; of equals, and of none at all, the first in the order. */
export function recoveryResult(answers: RecoveryState['answers']): RecoveryCategory {
  const counts = recoveryCounts(answers);
  return RECOVERY_CATEGORIES.reduce((best, category) => (counts[category] > counts[best] ? category : best));
}
