import { nextTask } from '@stillsam/platform';
import type { DrawnCover } from './drawn-cover';

let drawnCover: typeof DrawnCover | undefined;

/**
 * Fetches what draws covers. Loaders wait for it, so that a page never shows without them; a first page, which
 * brings its covers along in its markup, does without the script.
 */
export async function loadCovers(): Promise<void> {
  if (drawnCover) return;
  await nextTask();
  ({ DrawnCover: drawnCover } = await import(/* webpackChunkName: "covers" */ './drawn-cover'));
}

/** What draws covers, if it has been loaded. */
export function loadedCover(): typeof DrawnCover | undefined {
  return drawnCover;
}
