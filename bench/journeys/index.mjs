import { EXERCISE_JOURNEYS } from './exercises.mjs';
import { FRAME_JOURNEYS } from './frame.mjs';
import { HOME_JOURNEYS } from './home.mjs';
import { LIBRARY_JOURNEYS } from './library.mjs';
import { SHOP_JOURNEYS } from './shop.mjs';

/** What visitors do, page by page. */
export const JOURNEYS = [
  ...FRAME_JOURNEYS,
  ...HOME_JOURNEYS,
  ...LIBRARY_JOURNEYS,
  ...SHOP_JOURNEYS,
  ...EXERCISE_JOURNEYS,
];
