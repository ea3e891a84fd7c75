import { PATHS } from '@stillsam/paths';
import { isExerciseReady } from '@stillsam/paths/ready-exercises';
import type { RouteObject } from 'react-router-dom';

const soonPages = () => import('./pages/coming-soon/coming-soon-pages');
type SoonPage = keyof Awaited<ReturnType<typeof soonPages>>;

/** The exercises that are announced at their own addresses until they are ready. */
export function announcedRoutes(isReady: (path: string) => boolean): RouteObject[] {
  const announced = (path: string, exercise: RouteObject['lazy'], soon: SoonPage): RouteObject => ({
    path,
    // The page's module also has the handle that the build adds.
    lazy: isReady(path) ? exercise : () => soonPages().then((page) => ({ ...page, Component: page[soon] })),
  });
  return [
    announced(
      PATHS.sleepPreparation,
      () => import('./pages/sleep-preparation/sleep-preparation-page'),
      'SleepPreparationSoonPage',
    ),
    announced(
      PATHS.focusTraining,
      () => import('./pages/focus-training/focus-training-page'),
      'FocusTrainingSoonPage',
    ),
    announced(PATHS.safePoint, () => import('./pages/safe-point/safe-point-page'), 'SafePointSoonPage'),
  ];
}

/** The pages of this remote, each in a chunk of its own. */
export const routes: RouteObject[] = [
  ...announcedRoutes(isExerciseReady),
  { path: PATHS.start, lazy: () => import('./pages/start/start-page') },
  { path: PATHS.plan, lazy: () => import('./pages/my-plan/my-plan-page') },
  { path: PATHS.worryPaper, lazy: () => import('./pages/worry-paper/worry-paper-page') },
  { path: PATHS.sleepDiary, lazy: () => import('./pages/sleep-diary/sleep-diary-page') },
  { path: PATHS.resources, lazy: () => import('./pages/resources/resources-page') },
  { path: PATHS.mindfulBreathing, lazy: () => import('./pages/mindful-breathing/mindful-breathing-page') },
  {
    path: PATHS.cognitiveRestructuring,
    lazy: () => import('./pages/cognitive-restructuring/cognitive-restructuring-page'),
  },
  { path: PATHS.energyManagement, lazy: () => import('./pages/energy-management/energy-management-page') },
  { path: PATHS.selfCompassion, lazy: () => import('./pages/self-compassion/self-compassion-page') },
  {
    path: PATHS.nervousSystemQuiz,
    lazy: () => import('./pages/nervous-system-quiz/nervous-system-quiz-page'),
  },
  { path: PATHS.recoveryTest, lazy: () => import('./pages/recovery-test/recovery-test-page') },
  { path: PATHS.recoveryTestShort, lazy: () => import('./pages/recovery-test/recovery-test-page') },
];
