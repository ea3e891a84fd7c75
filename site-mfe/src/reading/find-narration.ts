import type { FindNarration } from '@stillsam/read-aloud';
import { bodyIfKnown } from '../api/body-if-known';
import { siteApi } from '../api/site-api';

/** Finds the audio of a text that this browser may read. @throws ApiError without a usable response. */
export const findNarration: FindNarration = (hash) =>
  bodyIfKnown(siteApi().GET('/api/narrations/{hash}', { params: { path: { hash } } }));
