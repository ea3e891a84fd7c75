import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { measure } from './easy-swedish.mjs';

const FOLDER = path.join(import.meta.dirname, '../content/articles');
const PICTURES = path.join(import.meta.dirname, '../shell/public');
/** What is no running text, or a link already. */
const BESIDE = /^#.*$|\[[^\]]*\]\([^)]*\)/gm;
/** Numbers that a reader is to call; 1177 is a website too, whose name has a letter or a dot after it. */
const NUMBER = /\b(?:112|90101|90 390|116 111|0\d{1,2}-\d[\d ]+\d)\b|(?:[Rr]ing|till) 1177\b(?!\.)/g;

const ARTICLES = readdirSync(FOLDER).map((file) => {
  const [text = ''] = readFileSync(path.join(FOLDER, file), 'utf8')
    .replace(/^---\n[^]*?\n---\n/, '')
    .split('\n## Källor\n');
  return { file, text };
});

describe.each(ARTICLES)('$file', ({ text }) => {
  it('has 1,600 to 2,400 words before its sources', () => {
    const read = text.replaceAll(/<sup>.*?<\/sup>/g, '').replaceAll(/<[^>]+>/g, '');
    const { words } = measure(read);
    expect(words).toBeGreaterThanOrEqual(1600);
    expect(words).toBeLessThanOrEqual(2400);
  });

  it('says what matters first, and when to seek care', () => {
    const headings = text.split('\n').filter((line) => line.startsWith('## '));
    expect(headings[0]).toBe('## Kort sagt');
    expect(headings).toContain('## När ska du söka vård?');
  });

  it('has a link at each number to call', () => {
    expect(text.replaceAll(BESIDE, '').match(NUMBER)).toBeNull();
  });
});

it('has four diagrams, each told in words for whoever does not see it', () => {
  const told = ARTICLES.flatMap(({ text }) => [
    ...text.matchAll(/<img src="\/assets\/(diagram-[a-z-]+\.svg)" alt="([^"]{100,})"/g),
  ]).map(([, picture]) => picture);
  const drawn = readdirSync(PICTURES).filter((name) => name.startsWith('diagram-'));
  expect(told.sort()).toEqual(drawn.sort());
  expect(drawn).toHaveLength(4);
});
