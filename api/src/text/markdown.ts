import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { slugify } from '@stillsam/paths';
import { sanitisePostHtml } from '@stillsam/post-html/server';
import { Marked } from 'marked';

const MAX_ID_LENGTH = 80;
const REFERENCE = /\{\{([a-z-]+)\}\}/g;

/** Texts that several articles share, by file name: `{{breath-warning}}` stands for `breath-warning.md`. */
export type ArticleBlocks = ReadonlyMap<string, string>;

export async function readArticleBlocks(directory: string): Promise<ArticleBlocks> {
  const files = (await readdir(directory)).filter((name) => name.endsWith('.md'));
  const blocks = files.map(async (file): Promise<[string, string]> => {
    const text = await readFile(path.join(directory, file), 'utf8');
    return [path.basename(file, '.md'), text.trim()];
  });
  return new Map(await Promise.all(blocks));
}

/** @throws when the Markdown refers to a block that does not exist. */
export function expandBlocks(markdown: string, blocks: ArticleBlocks): string {
  return markdown.replace(REFERENCE, (_reference, name: string) => {
    const text = blocks.get(name);
    if (text === undefined) throw new Error(`content/article-blocks has no ${name}.md`);
    return text;
  });
}

/** The same as clinical text: each block warns or sends to care, so that a change of it voids a review (ADR 128). */
export function clinicalBlocks(blocks: ArticleBlocks): ArticleBlocks {
  return new Map([...blocks].map(([name, text]) => [name, `<mark>${text}</mark>`]));
}

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
