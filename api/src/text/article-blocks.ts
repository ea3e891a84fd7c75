import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Texts that several articles share, by file name: `{{breath-warning}}` stands for `breath-warning.md`. */
export type ArticleBlocks = ReadonlyMap<string, string>;

const REFERENCE = /\{\{([a-z-]+)\}\}/g;

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
