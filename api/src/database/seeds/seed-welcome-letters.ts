import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import matter from 'gray-matter';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { CampaignEntity } from '../../modules/campaigns/drafts/campaign.entity';
import { readArticleBlocks, markdownToHtml } from '../../text/markdown';
import { markSeeded } from './seed-articles';

const LETTER = z.object({ days: z.number().int().min(0), subject: z.string(), preheader: z.string() });
const FOLDER = 'valkomstbrev';
const AUTHOR = 'Stillsams redaktion';

/**
 * Adds each welcome letter of the content folder once, as a draft that an admin switches on. A deleted one stays deleted.
 *
 * @returns how many were added.
 * @throws for invalid front matter, and for a reference to a missing block.
 */
export async function seedWelcomeLetters(source: DataSource, contentDirectory: string): Promise<number> {
  const directory = path.join(contentDirectory, FOLDER);
  const blocks = await readArticleBlocks(path.join(contentDirectory, 'article-blocks'));
  let added = 0;
  for (const file of (await readdir(directory)).sort()) {
    const { data, content } = matter(await readFile(path.join(directory, file), 'utf8'));
    const { days, ...words } = LETTER.parse(data);
    const slug = `${FOLDER}-${path.basename(file, '.md')}`;
    const letter = { ...words, slug, welcome_days: days, content: markdownToHtml(content, blocks) };
    const state = { status: 'draft', version: 1, authorName: AUTHOR, updatedAt: new Date() } as const;
    const isNew = await source.transaction(async (manager) => {
      if (!(await markSeeded(manager, slug))) return false;
      await manager.save(manager.create(CampaignEntity, { ...letter, ...state }));
      return true;
    });
    if (isNew) added += 1;
  }
  return added;
}
