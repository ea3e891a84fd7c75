import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { shortReadingTime } from '@stillsam/post-html/editions';
import matter from 'gray-matter';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { CATEGORY_IDS } from '../../modules/blog/posts/categories';
import { DIFFICULTIES } from '../../modules/blog/posts/post-fields';
import { sha256 } from '../../text/sha256';
import { PostEntity, PostRevisionEntity } from '../../modules/blog/posts/post.entity';
import { readingTime } from '../../modules/blog/article-facts';
import { PostReviewEntity } from '../../modules/reviews/review.entity';
import { insertExemption } from '../../modules/reviews/review-gate.repository';
import { clinicalBlocks, readArticleBlocks, markdownToHtml, type ArticleBlocks } from '../../text/markdown';

const ARTICLE = z.object({
  slug: z.string().regex(/^[a-z0-9-]{1,200}$/),
  title: z.string().min(1),
  excerpt: z.string().min(1),
  categories: z.array(z.enum(CATEGORY_IDS)).min(1),
  tags: z.array(z.string()),
  difficulty: z.enum(DIFFICULTIES),
  icon: z.string(),
  author: z.string(),
  createdAt: z.coerce.date(),
  /** The day of the last change of its words; without one, they are as they were first published. */
  updatedAt: z.coerce.date().optional(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  /** The text deals with a heavy subject: its page shows the crisis card. */
  showsCrisisCard: z.boolean().default(false),
});

type SeededArticle = Partial<PostEntity> & Pick<PostEntity, 'slug' | 'content'>;

interface EasyText {
  html: string;
  basedOn: string;
}

/**
 * Adds each article of the content folder once, and updates one that no admin has changed to the file's text. An
 * article that an admin has edited, moved, deleted or sent to a reviewer is skipped.
 *
 * @returns how many were added and how many were updated.
 * @throws with the file's name when its front matter is invalid, and for a reference to a missing block.
 */
export async function seedArticles(
  source: DataSource,
  contentDirectory: string,
): Promise<{ added: number; renewed: number }> {
  const directory = path.join(contentDirectory, 'articles');
  const blocks = await readArticleBlocks(path.join(contentDirectory, 'article-blocks'));
  const files = (await readdir(directory)).filter((name) => name.endsWith('.md')).sort();
  const counts = { added: 0, renewed: 0 };
  for (const file of files) {
    const text = await readFile(path.join(directory, file), 'utf8');
    const article = readArticle(text, file, clinicalBlocks(blocks));
    const easy = await readEasyText(path.join(contentDirectory, 'lattlast', file), blocks);
    Object.assign(article, easyFields(easy, sha256(text), article.content));
    const done = await source.transaction((manager) => seedArticle(manager, article));
    if (done) counts[done] += 1;
  }
  return counts;
}

async function seedArticle(
  manager: EntityManager,
  article: SeededArticle,
): Promise<'added' | 'renewed' | undefined> {
  const isNew = await markSeeded(manager, article.slug);
  const present = await manager.findOne(PostEntity, {
    where: { slug: article.slug },
    withDeleted: true,
    lock: { mode: 'pessimistic_write' },
  });
  if (!present) {
    if (!isNew) return undefined;
    const { id } = await manager.save(manager.create(PostEntity, article));
    await exempt(manager, id, article);
    return 'added';
  }
  if (!isUntouched(present, article) || hasSameText(present, article)) return undefined;
  // What a reviewer reads or has approved is theirs: another text would take the approval away.
  if (await manager.existsBy(PostReviewEntity, { postId: present.id })) return undefined;
  await manager.delete(PostRevisionEntity, { postId: present.id });
  await manager.save(Object.assign(present, textOf(article), { updatedAt: new Date() }));
  await exempt(manager, present.id, article);
  return 'renewed';
}

/** Nobody with a licence has read the texts of the content folder; their pages say so. */
async function exempt(
  manager: EntityManager,
  id: string,
  { shows_crisis_card, author_name = '' }: SeededArticle,
): Promise<void> {
  if (!shows_crisis_card) return;
  const reason = 'Inte granskad av legitimerad personal.';
  await insertExemption(manager, id, reason, { id: null, name: author_name });
}

/** Seeded and never saved since: each save raises the version, and an admin's post has an author's id. */
function isUntouched(present: PostEntity, article: SeededArticle): boolean {
  const { version, authorId, author_name, deletedAt } = present;
  return version === 1 && authorId === null && author_name === article.author_name && deletedAt === null;
}

/** All columns but the dates, which are those of the first seeding. */
function textOf(article: SeededArticle): Partial<PostEntity> {
  const { createdAt: _createdAt, updatedAt: _updatedAt, publishedAt: _publishedAt, ...text } = article;
  return text;
}

function hasSameText(present: PostEntity, article: SeededArticle): boolean {
  return Object.entries(textOf(article)).every(([name, value]) =>
    isDeepStrictEqual(present[name as keyof PostEntity], value),
  );
}

/** @returns HTML, and the hash of the article's file that it was written from; null for an article without one. */
async function readEasyText(file: string, blocks: ArticleBlocks): Promise<EasyText | null> {
  try {
    const { data, content } = matter(await readFile(file, 'utf8'));
    return { html: markdownToHtml(content, blocks, { breaks: true }), basedOn: String(data.basedOn) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** One that was written from another text than the article's file has now is hidden, as that of an edited post is. */
function easyFields(
  easy: EasyText | null,
  present: string,
  content: string,
): Pick<PostEntity, 'easy_content' | 'easy_based_on'> {
  if (easy === null) return { easy_content: null, easy_based_on: null };
  return {
    easy_content: easy.html,
    easy_based_on: easy.basedOn === present ? sha256(content) : easy.basedOn,
  };
}

function readArticle(text: string, file: string, blocks: ArticleBlocks): SeededArticle {
  const { data, content } = matter(text);
  const front = ARTICLE.safeParse(data);
  if (!front.success)
    throw new Error(`${file}: ${front.error.issues[0]?.path.join('.')} ${front.error.issues[0]?.message}`);
  const {
    createdAt,
    updatedAt = createdAt,
    author,
    metaTitle,
    metaDescription,
    showsCrisisCard,
    ...fields
  } = front.data;
  const html = markdownToHtml(content, blocks);
  return {
    ...fields,
    content: html,
    featured_image: null,
    featured_image_alt: '',
    featured_image_focus: '50 50',
    shows_crisis_card: showsCrisisCard,
    status: 'published',
    meta_title: metaTitle,
    meta_description: metaDescription,
    meta_keywords: fields.tags.join(', '),
    reading_time: readingTime(html),
    short_reading_time: shortReadingTime(html),
    authorId: null,
    author_name: author,
    version: 1,
    createdAt,
    updatedAt,
    publishedAt: createdAt,
  };
}

/** Notes that an article or a letter was seeded. @returns false where it was before. */
export async function markSeeded(manager: EntityManager, slug: string): Promise<boolean> {
  const marked: unknown[] = await manager.query(
    `INSERT INTO seeded_posts (slug) VALUES ($1) ON CONFLICT DO NOTHING RETURNING slug`,
    [slug],
  );
  return marked.length > 0;
}
