/** As pages.mjs, for the pages of the exercises and self-tests. */
import { ANSWERED_ROUTES } from '../e2e/support/routes.mjs';
import { comparePages } from './pages.mjs';

const RUNS = 3;
const PATHS = ANSWERED_ROUTES.filter((route) => route.startsWith('/resurser'));

export function measure() {
  return comparePages(PATHS, RUNS);
}
