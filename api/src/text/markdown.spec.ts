import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import crisis from '../../../content/crisis-lines.json' with { type: 'json' };
import { expandBlocks, readArticleBlocks } from './markdown';

const CONTENT = path.join(import.meta.dirname, '../../../content');
const ARTICLES = path.join(CONTENT, 'articles');
const blocks = await readArticleBlocks(path.join(CONTENT, 'article-blocks'));
const articles = readdirSync(ARTICLES).map((file) => {
  const text = readFileSync(path.join(ARTICLES, file), 'utf8');
  return { slug: path.basename(file, '.md'), text, expanded: expandBlocks(text, blocks) };
});

/** The telephone numbers of the crisis card, as dialled inside Sweden. */
const numbers = crisis.lines
  .flatMap(({ number, secondNumber }) => [number, secondNumber])
  .map((number) => number?.replace(/\D/g, ''));

describe('the shared blocks of the articles', () => {
  it('refuses a reference to a block that does not exist', () => {
    expect(() => expandBlocks('{{annat}}', blocks)).toThrow('content/article-blocks has no annat.md');
  });

  it.each(articles)('warns of the pause beside the link to the breathing exercise: $slug', ({ text }) => {
    const after = text.split(/\]\(\/resurser\/mindful-andning(?:\?rytm=jamn)?\)/).slice(1);
    expect(text.split('{{breath-warning}}')).toHaveLength(after.length + 1);
    for (const rest of after)
      expect(rest.split('\n\n').slice(0, 2).join('\n\n')).toContain('{{breath-warning}}');
  });

  it('names everybody for whom the pause is not, and links the rhythm without it', () => {
    const warning = blocks.get('breath-warning');
    for (const words of [
      'gravid',
      'panik',
      'hjärt- eller lungsjukdom',
      'högt blodtryck',
      'epilepsi',
      'bil',
      'vatten',
    ])
      expect(warning).toContain(words);
    expect(warning).toContain('(/resurser/mindful-andning?rytm=jamn)');
  });

  it.each(articles)('warns of no pause where there is none: $slug', ({ text }) => {
    expect(text).not.toContain('Håll inte andan');
  });

  it.each(articles)('names Hjälplinjen to a reader who thinks of suicide: $slug', ({ text, expanded }) => {
    const care = text.split('\n## ').find((part) => part.startsWith('När ska du söka vård?'));
    expect(care).toMatch(/(?:på att ta [ds]itt liv)\*{0,2}[^\n]*\{\{suicide-help\}\}/);
    expect(expanded).toContain('Hjälplinjen, [90 390](tel:90390)');
    expect(expanded).not.toMatch(/(?:sök|kontakta) en psykiatrisk akutmottagning/);
  });

  it.each(articles)('dials only numbers of the crisis card, and as they are read: $slug', ({ expanded }) => {
    const links = [...expanded.matchAll(/\[([\d -]+)\]\(tel:([^)]*)\)/g)];
    expect(links).toHaveLength(expanded.split('(tel:').length - 1);
    for (const [, read, dial] of links) {
      expect(numbers).toContain(dial);
      expect(read?.replace(/\D/g, '')).toBe(dial);
    }
  });
});
