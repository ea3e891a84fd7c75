import type { Pronunciation } from '@stillsam/post-html/sentences';
import type { Section } from '../settings/section';

/** Words that the voice says wrong, and how to spell them so that it does not. */
export const PRONUNCIATIONS: Section<{ words: Pronunciation[] }> = {
  id: 'pronunciations',
  initial: { words: [] },
};
