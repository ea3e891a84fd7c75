import { browserState, readItem, writeItem } from './browser-state';

const KEY = 'varukorg';

/**
 * The cart's text as it is stored; null in a browser whose visitor has not changed the cart yet. What is in it is
 * the site's to read; the header counts it.
 */
export const storedCart = browserState<string | null>({
  initial: null,
  load: () => readItem(KEY),
  store(text) {
    if (text !== null) writeItem(KEY, text);
  },
});
