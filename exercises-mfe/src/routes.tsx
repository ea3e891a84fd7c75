import { PATHS } from '@stillsam/paths';
import { lazyPage } from '@stillsam/platform';
import type { RouteObject } from 'react-router-dom';

/** The pages of this remote, each in a chunk of its own. */
export const routes: RouteObject[] = [
  {
    path: PATHS.sleepPreparation,
    ...lazyPage(
      'sleep-preparation-page',
      () =>
        import(
          /* webpackChunkName: "sleep-preparation-page" */ './pages/sleep-preparation/sleep-preparation-page.route'
        ),
    ),
  },
  {
    path: PATHS.focusTraining,
    ...lazyPage(
      'focus-training-page',
      () =>
        import(
          /* webpackChunkName: "focus-training-page" */ './pages/focus-training/focus-training-page.route'
        ),
    ),
  },
  {
    path: PATHS.safePoint,
    ...lazyPage(
      'safe-point-page',
      () => import(/* webpackChunkName: "safe-point-page" */ './pages/safe-point/safe-point-page.route'),
    ),
  },
  {
    path: PATHS.resources,
    ...lazyPage(
      'resources-page',
      () => import(/* webpackChunkName: "resources-page" */ './pages/resources/resources-page.route'),
    ),
  },
  {
    path: PATHS.mindfulBreathing,
    ...lazyPage(
      'mindful-breathing-page',
      () =>
        import(
          /* webpackChunkName: "mindful-breathing-page" */ './pages/mindful-breathing/mindful-breathing-page.route'
        ),
    ),
  },
  {
    path: PATHS.nervousSystemQuiz,
    ...lazyPage(
      'nervous-system-quiz-page',
      () =>
        import(
          /* webpackChunkName: "nervous-system-quiz-page" */ './pages/nervous-system-quiz/nervous-system-quiz-page.route'
        ),
    ),
  },
  {
    path: PATHS.recoveryTest,
    ...lazyPage(
      'recovery-test-page',
      () =>
        import(/* webpackChunkName: "recovery-test-page" */ './pages/recovery-test/recovery-test-page.route'),
    ),
  },
  {
    path: PATHS.recoveryTestShort,
    ...lazyPage(
      'recovery-test-page',
      () =>
        import(/* webpackChunkName: "recovery-test-page" */ './pages/recovery-test/recovery-test-page.route'),
    ),
  },
];
