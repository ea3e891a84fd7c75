import { createQuestionnaire, type QuestionnaireState } from '../../features/exercise-flow/step-machine';
import { RECOVERY_CATEGORIES, RECOVERY_STATEMENTS, type RecoveryCategory } from './recovery.copy';

/** True stands for 'Stämmer'. */
export type RecoveryState = QuestionnaireState<boolean>;

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
const MIN_MUCH = 6;

/** True when most of the statements are true. */
export function isMuchTrue(answers: RecoveryState['answers']): boolean {
  return answers.filter((answer) => answer === true).length >= MIN_MUCH;
}

/** The category with the highest count; in a tie, the first in the fixed order. */
export function recoveryResult(answers: RecoveryState['answers']): RecoveryCategory {
  const counts = recoveryCounts(answers);
  return RECOVERY_CATEGORIES.reduce((best, category) => (counts[category] > counts[best] ? category : best));
}

/** The result and then the categories that tie with it, in the fixed order. Without a true statement nothing ties. */
export function suggestedCategories(answers: RecoveryState['answers']): RecoveryCategory[] {
  const counts = recoveryCounts(answers);
  const result = recoveryResult(answers);
  if (counts[result] === 0) return [result];
  return RECOVERY_CATEGORIES.filter((category) => counts[category] === counts[result]);
}
