import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { dayInWords } from '@stillsam/dates';
import matter from 'gray-matter';
import { z } from 'zod';
import { readArticleBlocks, markdownToHtml, type ArticleBlocks } from '../../text/markdown';

/** Files that a guide is delivered as, beside its pages. */
export const GUIDE_FORMATS = ['pdf', 'epub'] as const;
export type GuideFormat = (typeof GUIDE_FORMATS)[number];

/** The session that everybody may read. */
export const FREE_SESSION = 1;

const GUIDE = z.object({
  // The metadata of the PDF takes it as it is.
  title: z.string().regex(/^[^<&]+$/),
  /** Id of the product that gives the right to read it. */
  product: z.string().min(1),
  /** `2026-11`. */
  edition: z.string().regex(/^\d{4}-\d{2}$/),
  /** `2026-11-20`; YAML makes a date of a bare day. */
  edition_date: z.coerce.date().transform((day) => day.toISOString().slice(0, 10)),
  summary: z.string().min(1),
  hero_note: z.string().default(''),
});

const SESSION = z.object({
  title: z.string().min(1),
  minutes: z.number().int().positive(),
  lead: z.string().min(1),
});

/** A session, numbered from 1. */
export type GuideSession = z.infer<typeof SESSION> & { number: number; html: string };

/** A guide, whose `html` says what it holds. */
export type Guide = z.infer<typeof GUIDE> & { slug: string; html: string; sessions: GuideSession[] };

const SESSION_FILE = /^([1-9]\d?)\.md$/;

/**
 * The guides of the content folder, by slug. A folder without guides has none.
 *
 * @throws with the file's name when its front matter is invalid or a session is missing.
 */
export async function readGuides(contentDirectory: string): Promise<Guide[]> {
  const directory = path.join(contentDirectory, 'guides');
  if (!existsSync(directory)) return [];
  const slugs = (await readdir(directory)).filter((name) => /^[a-z0-9-]{1,100}$/.test(name)).sort();
  const blocks = await readArticleBlocks(path.join(contentDirectory, 'article-blocks'));
  return Promise.all(slugs.map((slug) => readGuide(path.join(directory, slug), slug, blocks)));
}

async function readGuide(directory: string, slug: string, blocks: ArticleBlocks): Promise<Guide> {
  const { html, ...front } = await readText(path.join(directory, 'guide.md'), GUIDE, blocks);
  const names = (await readdir(directory)).filter((name) => SESSION_FILE.test(name));
  if (names.length === 0) throw new Error(`${directory} has no session`);
  const sessions = names.map(async (_name, index): Promise<GuideSession> => {
    const number = index + 1;
    return { number, ...(await readText(path.join(directory, `${number}.md`), SESSION, blocks)) };
  });
  return { slug, ...front, html, sessions: await Promise.all(sessions) };
}

async function readText<Front extends object>(
  file: string,
  schema: z.ZodType<Front>,
  blocks: ArticleBlocks,
): Promise<Front & { html: string }> {
  const { data, content } = matter(await readFile(file, 'utf8'));
  const front = schema.safeParse(data);
  const issue = front.error?.issues[0];
  if (!front.success) throw new Error(`${file}: ${issue?.path.join('.')} ${issue?.message}`);
  return { ...front.data, html: markdownToHtml(content, blocks) };
}

/** When the edition is from, and what a guide is not. */
export function editionLine({ edition, edition_date }: Guide): string {
  return `Utgåva ${edition}, ${dayInWords(edition_date)}. En vägledning är inte vård eller behandling.`;
}
