import { letterOf, withoutLetter } from '@stillsam/paths';
import { runtimeConfig } from '@stillsam/platform';
import { withCalls } from './load-calls';

/**
 * Counts the first view of a link in a letter, and takes the letter out of the address: a reload is not counted again,
 * and a shared or bookmarked address does not name it. The router has to be created afterwards.
 */
export function takeLetterVisit(): void {
  const { pathname, search, hash } = window.location;
  const address = pathname + search + hash;
  const bare = withoutLetter(address);
  if (bare === address) return;
  window.history.replaceState(window.history.state, '', bare);
  const letter = letterOf(new URLSearchParams(search));
  if (letter) withCalls(({ countLetterVisit }) => countLetterVisit(letter, runtimeConfig().apiOrigin));
}
