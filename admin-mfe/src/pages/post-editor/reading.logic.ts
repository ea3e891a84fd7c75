const WORDS_A_MINUTE = 200;

/**
 * Length of a body as its readers meet it: 200 words a minute, at least one minute. An estimate while one
 * writes; the API computes the reading time that visitors see.
 *
 * @param html the body as it stands in the editor.
 */
export function readingOf(html: string): { words: number; minutes: number } {
  const text = html.replace(/<[^<>]*>/g, ' ').replace(/&nbsp;/g, ' ');
  const words = text.split(/\s+/).filter(Boolean).length;
  return { words, minutes: Math.max(1, Math.ceil(words / WORDS_A_MINUTE)) };
}
