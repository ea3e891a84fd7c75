import { persistedState } from './persisted-state';

/**
 * The cart's text as it is stored; null in a browser whose visitor has not changed the cart yet. The site reads what
 * is in it; the header counts it.
 */
export const storedCart = persistedState<string | null>({
  key: 'varukorg',
  initial: null,
  parse: (text) => text,
  serialise: (text) => text ?? '[]',
});
