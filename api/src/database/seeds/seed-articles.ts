import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { slugify } from '@stillsam/paths';
import { sanitisePostHtml } from '@stillsam/post-html/server';
import matter from 'gray-matter';
import { Marked } from 'marked';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { CATEGORY_IDS } from '../../modules/blog/categories';
import { DIFFICULTIES, PostEntity } from '../../modules/blog/post.entity';
import { readingTime } from '../../modules/blog/reading-time';

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
  metaTitle: z.string(),
  metaDescription: z.string(),
});

/**
 * Adds each article of a folder once. One that an admin has edited, moved or deleted since is left alone.
 *
 * @returns how many were added.
 * @throws when a file's front matter does not fit, with the file's name.
 */
export async function seedArticles(source: DataSource, directory: string): Promise<number> {
  const files = (await readdir(directory)).filter((name) => name.endsWith('.md')).sort();
  let added = 0;
  for (const file of files) {
    const post = readArticle(await readFile(path.join(directory, file), 'utf8'), file);
    added += await source.transaction(async (manager) => {
      const [marked] = await manager.query(
        `INSERT INTO seeded_posts (slug) VALUES ($1) ON CONFLICT DO NOTHING RETURNING slug`,
        [post.slug],
      );
      if (!marked || (await manager.existsBy(PostEntity, { slug: post.slug }))) return 0;
      await manager.save(manager.create(PostEntity, post));
      return 1;
    });
  }
  return added;
}

function readArticle(text: string, file: string): Partial<PostEntity> & { slug: string } {
  const { data, content } = matter(text);
  const front = ARTICLE.safeParse(data);
  if (!front.success)
    throw new Error(`${file}: ${front.error.issues[0]?.path.join('.')} ${front.error.issues[0]?.message}`);
  const { createdAt, author, metaTitle, metaDescription, ...fields } = front.data;
  const html = sanitisePostHtml(toHtml(content));
  return {
    ...fields,
    content: html,
    featuredImage: null,
    status: 'published',
    metaTitle,
    metaDescription,
    metaKeywords: fields.tags.join(', '),
    readingTime: readingTime(html),
    authorId: null,
    authorName: author,
    version: 1,
    createdAt,
    updatedAt: createdAt,
    publishedAt: createdAt,
  };
}

const LONGEST_ID = 80;

/** Markdown as HTML; headings get ids of their own, so that a table of contents can link to them. */
function toHtml(markdown: string): string {
  const counts = new Map<string, number>();
  const uniqueId = (html: string) => {
    const base = slugify(html.replace(/<[^>]*>/g, '')).slice(0, LONGEST_ID - 4);
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  };
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        return `<h${depth} id="${uniqueId(inner)}">${inner}</h${depth}>\n`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}
