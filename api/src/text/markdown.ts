import { slugify } from '@stillsam/paths';
import { sanitisePostHtml } from '@stillsam/post-html/server';
import { Marked } from 'marked';
import { expandBlocks, type ArticleBlocks } from './article-blocks';

const MAX_ID_LENGTH = 80;

/**
 * Markdown of the content folder as sanitised HTML; each heading gets an id, to which a table of contents links.
 *
 * @param breaks each line of the Markdown is a line of the text.
 * @throws when it refers to a block that does not exist.
 */
export function markdownToHtml(markdown: string, blocks: ArticleBlocks, { breaks = false } = {}): string {
  return sanitisePostHtml(toHtml(expandBlocks(markdown, blocks), breaks));
}

function toHtml(markdown: string, breaks: boolean): string {
  const counts = new Map<string, number>();
  const uniqueId = (html: string) => {
    const base = slugify(html.replace(/<[^>]*>/g, '')).slice(0, MAX_ID_LENGTH - 4);
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  };
  const marked = new Marked({
    breaks,
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        return `<h${depth} id="${uniqueId(inner)}">${inner}</h${depth}>\n`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}
