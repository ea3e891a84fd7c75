import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { articleEditions } from '@stillsam/post-html/editions';
import { readArticleBlocks, markdownToHtml } from '../../text/markdown';

const CONTENT = path.join(import.meta.dirname, '../../../../content');
const blocks = await readArticleBlocks(path.join(CONTENT, 'article-blocks'));
const articles = readdirSync(path.join(CONTENT, 'articles')).map((file) => {
  const [, , text = ''] = readFileSync(path.join(CONTENT, 'articles', file), 'utf8').split('---\n');
  return { file, ...articleEditions(markdownToHtml(text, blocks), null, '') };
});

const idsOf = (html: string) => Array.from(html.matchAll(/<h[23] id="([^"]+)"/g), ([, id]) => id);

it.each(articles)('leads within $file to headings that it has', ({ html }) => {
  for (const [, id] of html.whole.matchAll(/href="#([^"]+)"/g)) expect(idsOf(html.whole)).toContain(id);
});

it.each(articles.filter(({ html }) => html.kort))(
  'keeps a section of $file besides summary and care in its short edition',
  ({ html }) => {
    const known = ['kort-sagt', 'nar-ska-du-soka-vard', 'kallor'];
    expect(idsOf(html.kort ?? '').some((id) => id && !known.includes(id))).toBe(true);
  },
);
