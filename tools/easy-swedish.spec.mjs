import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { measure, readEasyTexts } from './easy-swedish.mjs';

const TEXTS = readEasyTexts();
const block = (/** @type {string} */ name) =>
  readFileSync(path.join(import.meta.dirname, `../content/article-blocks/${name}.md`), 'utf8');
const HELP = block('suicide-help');
const EASY_HELP = block('suicide-help-easy');

const numbersIn = (/** @type {string} */ part) => [...part.matchAll(/\(tel:\d+\)/g)].map(String);

describe('measure', () => {
  it('counts words, the longest line and LIX, without link addresses', () => {
    expect(measure('## Vad nu?\n\nRing [112](tel:112).\nSova är viktigt, säger läkaren.\n')).toEqual({
      words: 9,
      longestLine: 5,
      lix: 25,
    });
  });
});

describe('the block of help in easier Swedish', () => {
  it('has short lines, and sends where that of the articles sends', () => {
    expect(measure(EASY_HELP).longestLine).toBeLessThanOrEqual(10);
    expect(numbersIn(EASY_HELP)).toEqual(numbersIn(HELP));
    for (const help of [HELP, EASY_HELP]) expect(help).toContain('till en psykiatrisk akutmottagning');
  });
});

describe.each(TEXTS)('$file', ({ text, article, compared, present }) => {
  it('has 250 to 400 words in lines of at most ten, and is easy to read', () => {
    const { words, longestLine, lix } = measure(text);
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(400);
    expect(longestLine).toBeLessThanOrEqual(10);
    expect(lix).toBeLessThan(25);
  });

  it('asks in its headings', () => {
    const headings = text.split('\n').filter((line) => line.startsWith('#'));
    expect(headings.every((heading) => /^## .*\?$/.test(heading))).toBe(true);
  });

  it('has been compared with its article, line by line, as both are now (npm run easy -- --read <name>)', () => {
    expect(compared).toBe(present);
  });

  it('has the lines of help in easier Swedish, and no others', () => {
    expect(text).toContain('{{suicide-help-easy}}');
    expect(text).not.toContain('{{suicide-help}}');
  });

  it('names no number that its article does not name', () => {
    const known = numbersIn(article + HELP);
    expect(numbersIn(text).filter((number) => !known.includes(number))).toEqual([]);
  });

  it('sends to 112 and 1177 as its article does', () => {
    const urgent = ['(tel:112)', '(tel:1177)'];
    const sent = (/** @type {string} */ part) => urgent.filter((number) => numbersIn(part).includes(number));
    expect(sent(text)).toEqual(sent(article));
  });

  it('sends to care as its article does', () => {
    const sends = (/** @type {string} */ part) => /vårdcentral|sök vård|psykiatri/i.test(part);
    expect(sends(text)).toBe(sends(article));
  });
});
