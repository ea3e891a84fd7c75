import type { FindNarration } from '@stillsam/read-aloud';

/**
 * Finds the audio of a text that this browser may read. What calls the API is loaded at the first press of the button.
 *
 * @throws ApiError without a usable response.
 */
export const findNarration: FindNarration = async (hash) => {
  const { bodyIfKnown, siteApi } = await import(/* webpackChunkName: "narration-calls" */ '../api/site-api');
  return bodyIfKnown(siteApi().GET('/api/narrations/{hash}', { params: { path: { hash } } }));
};
