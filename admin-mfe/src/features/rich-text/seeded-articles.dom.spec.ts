import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the API alone turns the content folder into HTML.
import { clinicalBlocks, markdownToHtml } from '../../../../api/src/text/markdown';
import { readPostHtml, writePostHtml } from './post-html';

const CONTENT = path.resolve(import.meta.dirname, '../../../../content');
const filesOf = (folder: string) =>
  readdirSync(path.join(CONTENT, folder)).filter((name) => name.endsWith('.md'));
const read = (folder: string, file: string) => readFileSync(path.join(CONTENT, folder, file), 'utf8');
const blocks = clinicalBlocks(
  new Map(
    filesOf('article-blocks').map((file) => [
      path.basename(file, '.md'),
      read('article-blocks', file).trim(),
    ]),
  ),
);

const withoutFrontMatter = (text: string) => text.replace(/^---\n[^]*?\n---\n/, '');
const tidy = (html: string) => html.replace(/\n/g, '');

describe('a seeded article in the rich text', () => {
  it.each(filesOf('articles'))('keeps everything of %s', (file) => {
    const html = markdownToHtml(withoutFrontMatter(read('articles', file)), blocks);
    expect(html).toContain('<a href="#kallor">');
    expect(tidy(writePostHtml(readPostHtml(html)))).toBe(tidy(html));
  });
});
