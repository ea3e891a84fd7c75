import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * npm run easy: words, words a line and LIX of each text in easier Swedish, and whether it or the article that it was
 * written from has changed since somebody compared them. `npm run easy -- --read stress` says that somebody has, line by
 * line, for the texts that it names.
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

const hashOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex');

/**
 * The texts with what they were written from, by file name: `compared` is the front matter, with the hashes
 * of article and text when somebody compared them, `present` that of today.
 */
export function readEasyTexts() {
  return readdirSync(path.join(CONTENT, 'lattlast')).map((file) => {
    const stored = readFileSync(path.join(CONTENT, 'lattlast', file), 'utf8');
    const [, compared = '', text = ''] = /^---\n([^]*?)---\n([^]*)$/.exec(stored) ?? [];
    const article = readFileSync(path.join(CONTENT, 'articles', file), 'utf8');
    return { file, text, article, compared, present: frontMatter(article, text) };
  });
}

/** In quotes: a hash of digits and one e would be a number. @param {string} article @param {string} text */
const frontMatter = (article, text) => `basedOn: '${hashOf(article)}'\ncompared: '${hashOf(text)}'\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , flag, ...slugs] = process.argv;
  for (const { file, text, compared, present } of readEasyTexts()) {
    const { words, longestLine, lix } = measure(text);
    const isRead = flag === '--read' && slugs.includes(path.parse(file).name);
    if (isRead) writeFileSync(path.join(CONTENT, 'lattlast', file), `---\n${present}---\n${text}`);
    const state = isRead || compared === present ? 'current' : 'TO BE COMPARED';
    console.log(`${file.padEnd(36)} ${words} words, at most ${longestLine} a line, LIX ${lix}, ${state}`);
  }
}
