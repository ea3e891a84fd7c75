import { PATHS } from '@stillsam/paths';
import { isExerciseReady } from '@stillsam/paths/ready-exercises';

export type ResourceKind = 'exercise' | 'self-test';

export type ResourceId =
  | 'mindful-breathing'
  | 'nervous-system-quiz'
  | 'recovery-test'
  | 'cognitive-restructuring'
  | 'self-compassion'
  | 'energy-management'
  | 'worry-paper'
  | 'sleep-diary'
  | 'safe-point'
  | 'focus-training'
  | 'sleep-preparation';

export interface Resource {
  id: ResourceId;
  kind: ResourceKind;
  path: string;
  /** The page exists, so it may be linked. */
  hasPage: boolean;
  /** The exercise is in preparation (specification, §2), whether or not its page exists. */
  isInPreparation: boolean;
}

const open = (id: ResourceId, kind: ResourceKind, path: string): Resource => ({
  id,
  kind,
  path,
  hasPage: true,
  isInPreparation: false,
});
const announced = (id: ResourceId, path: string): Resource => ({
  ...open(id, 'exercise', path),
  isInPreparation: !isExerciseReady(path),
});

/** Everything under Resurser, in the order of the page. */
export const RESOURCES: readonly Resource[] = [
  open('mindful-breathing', 'exercise', PATHS.mindfulBreathing),
  open('nervous-system-quiz', 'self-test', PATHS.nervousSystemQuiz),
  open('recovery-test', 'self-test', PATHS.recoveryTest),
  open('cognitive-restructuring', 'exercise', PATHS.cognitiveRestructuring),
  open('self-compassion', 'exercise', PATHS.selfCompassion),
  open('energy-management', 'exercise', PATHS.energyManagement),
  open('worry-paper', 'exercise', PATHS.worryPaper),
  open('sleep-diary', 'exercise', PATHS.sleepDiary),
  announced('safe-point', PATHS.safePoint),
  announced('focus-training', PATHS.focusTraining),
  announced('sleep-preparation', PATHS.sleepPreparation),
];
