import { countWords } from '../../features/rich-text/count-words';

const WORDS_A_MINUTE = 200;

/**
 * Estimates the length of a body: 200 words a minute, at least one minute. The API computes the reading time that
 * visitors see.
 *
 * @param html the body in the editor.
 */
export function readingOf(html: string): { words: number; minutes: number } {
  const words = countWords(html);
  return { words, minutes: Math.max(1, Math.ceil(words / WORDS_A_MINUTE)) };
}
