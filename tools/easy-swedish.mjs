import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * npm run easy: words, words a line and LIX of each text in easier Swedish, and whether the article that it was written
 * from has changed since. `npm run easy -- --read` says that the texts have been compared with their articles.
 */

const CONTENT = path.join(import.meta.dirname, '../content');
/** Letters; a longer word counts as long in LIX (Björnsson 1968). */
const LONG_WORD = 6;

/** @param {string} text Markdown without front matter. */
export function measure(text) {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^#+ /, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
    .filter((line) => line.trim() !== '');
  const sentences = lines.flatMap((line) => line.split(/(?<=[.?:])\s+/)).length;
  const words = lines.flatMap(wordsOf);
  const long = words.filter((word) => word.length > LONG_WORD).length;
  return {
    words: words.length,
    longestLine: Math.max(...lines.map((line) => wordsOf(line).length)),
    lix: Math.round(words.length / sentences + (100 * long) / words.length),
  };
}

/** @param {string} text */
function wordsOf(text) {
  return text.match(/[\p{L}\p{N}]+(?:[-’][\p{L}\p{N}]+)*/gu) ?? [];
}

/** The texts with what they were written from, by file name. */
export function readEasyTexts() {
  return readdirSync(path.join(CONTENT, 'lattlast')).map((file) => {
    const stored = readFileSync(path.join(CONTENT, 'lattlast', file), 'utf8');
    const [, basedOn = '', text = ''] = /^---\nbasedOn: '?(\w*)'?\n---\n([^]*)$/.exec(stored) ?? [];
    const article = readFileSync(path.join(CONTENT, 'articles', file), 'utf8');
    return { file, text, basedOn, article, present: createHash('sha256').update(article).digest('hex') };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isRead = process.argv.includes('--read');
  for (const { file, text, basedOn, present } of readEasyTexts()) {
    const { words, longestLine, lix } = measure(text);
    if (isRead) writeFileSync(path.join(CONTENT, 'lattlast', file), `---\nbasedOn: ${present}\n---\n${text}`);
    const state = isRead || basedOn === present ? 'current' : 'ARTICLE HAS CHANGED';
    console.log(`${file.padEnd(36)} ${words} words, at most ${longestLine} a line, LIX ${lix}, ${state}`);
  }
}
