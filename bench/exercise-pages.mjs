/** As pages.mjs, for the pages of the exercises and self-tests. */
import { ANSWERED_ROUTES } from '../e2e/support/routes.mjs';
import { comparePages } from './pages.mjs';

const RUNS = 3;
const PAGES = ANSWERED_ROUTES.filter((path) => path.startsWith('/resurser')).map((path) => ({
  path,
  wordPress: null,
}));

export function measure() {
  return comparePages(PAGES, RUNS);
}
