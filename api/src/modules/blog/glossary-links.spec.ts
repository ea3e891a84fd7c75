import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import glossary from '../../../../content/glossary.json' with { type: 'json' };
import sourceDays from '../../../../content/sources.json' with { type: 'json' };
import { readArticleBlocks, markdownToHtml } from '../../text/markdown';
import { linkGlossary } from './article-facts';

const CONTENT = path.join(import.meta.dirname, '../../../../content');
const blocks = await readArticleBlocks(path.join(CONTENT, 'article-blocks'));
const articles = readdirSync(path.join(CONTENT, 'articles')).map((file) => {
  const [, , text = ''] = readFileSync(path.join(CONTENT, 'articles', file), 'utf8').split('---\n');
  return markdownToHtml(text, blocks);
});
const linked = articles.map(linkGlossary);

describe('the glossary', () => {
  it('has thirty words in Swedish order, each once, and no form of two words', () => {
    const terms = glossary.map(({ term }) => term);
    expect(terms).toHaveLength(30);
    expect(terms).toEqual([...terms].sort((one, two) => one.localeCompare(two, 'sv')));
    const forms = glossary.flatMap((word) => word.forms);
    expect(new Set(forms).size).toBe(forms.length);
    for (const form of forms) expect(form).toBe(form.toLowerCase());
  });

  it.each(glossary)('explains $term in at most two sentences', ({ text }) => {
    expect(text.split(/[.?!](?:\s|$)/).filter(Boolean).length).toBeLessThanOrEqual(2);
  });

  it.each(glossary)('has a word that an article links: $term', ({ id }) => {
    expect(linked.some((html) => html.includes(`<a href="/ordlista#${id}">`))).toBe(true);
  });

  it('names only sources that articles have too', () => {
    for (const { source } of glossary) if (source) expect(Object.keys(sourceDays)).toContain(source.address);
  });
});

it('changes nothing of an article but for the links', () => {
  const withoutLinks = linked.map((html) => html.replace(/<a href="\/ordlista#[a-z-]+">([^<]*)<\/a>/g, '$1'));
  expect(withoutLinks).toEqual(articles);
});
