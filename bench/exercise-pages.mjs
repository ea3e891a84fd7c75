/** As pages.mjs, for the pages of the exercises and self-tests. */
import { comparePages } from './pages.mjs';

const RUNS = 3;
const PATHS = [
  '/resurser',
  '/resurser/nervsystem-quiz',
  '/resurser/aterhamtningstest',
  '/resurser/kognitiv-omstrukturering',
  '/resurser/sjalvmedkansla',
  '/resurser/energihantering',
  '/resurser/trygg-punkt',
  '/resurser/somnforberedelse',
  '/resurser/fokustraning',
];

export function measure() {
  return comparePages(PATHS, RUNS);
}
