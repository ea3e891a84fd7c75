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

/** Everything under Resurser, in the order of the page. */
export const RESOURCES: readonly Resource[] = [
  {
    id: 'mindful-breathing',
    kind: 'exercise',
    path: PATHS.mindfulBreathing,
    hasPage: true,
    isInPreparation: false,
  },
  {
    id: 'nervous-system-quiz',
    kind: 'self-test',
    path: PATHS.nervousSystemQuiz,
    hasPage: true,
    isInPreparation: false,
  },
  {
    id: 'recovery-test',
    kind: 'self-test',
    path: PATHS.recoveryTest,
    hasPage: true,
    isInPreparation: false,
  },
  {
    id: 'cognitive-restructuring',
    kind: 'exercise',
    path: PATHS.cognitiveRestructuring,
    hasPage: true,
    isInPreparation: false,
  },
  {
    id: 'self-compassion',
    kind: 'exercise',
    path: PATHS.selfCompassion,
    hasPage: true,
    isInPreparation: false,
  },
  {
    id: 'energy-management',
    kind: 'exercise',
    path: PATHS.energyManagement,
    hasPage: true,
    isInPreparation: false,
  },
  {
    id: 'worry-paper',
    kind: 'exercise',
    path: PATHS.worryPaper,
    hasPage: true,
    isInPreparation: false,
  },
  {
    id: 'sleep-diary',
    kind: 'exercise',
    path: PATHS.sleepDiary,
    hasPage: true,
    isInPreparation: false,
  },
  {
    id: 'safe-point',
    kind: 'exercise',
    path: PATHS.safePoint,
    hasPage: true,
    isInPreparation: !isExerciseReady(PATHS.safePoint),
  },
  {
    id: 'focus-training',
    kind: 'exercise',
    path: PATHS.focusTraining,
    hasPage: true,
    isInPreparation: !isExerciseReady(PATHS.focusTraining),
  },
  {
    id: 'sleep-preparation',
    kind: 'exercise',
    path: PATHS.sleepPreparation,
    hasPage: true,
    isInPreparation: !isExerciseReady(PATHS.sleepPreparation),
  },
];
