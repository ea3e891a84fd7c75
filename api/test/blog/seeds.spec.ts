import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import sourceDays from '../../../content/sources.json' with { type: 'json' };
import type { CampaignDto } from '../../src/modules/campaigns/drafts/campaigns.dto';
import { TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

const CONTENT = path.join(import.meta.dirname, '../../../content');

let api: TestApi;
let token: string;
let folder: string;

beforeAll(async () => {
  api = await TestApi.start();
  ({ token } = await api.signedIn('admin'));
  folder = await mkdtemp(path.join(os.tmpdir(), 'stillsam-content-'));
  await mkdir(path.join(folder, 'articles'));
  await mkdir(path.join(folder, 'article-blocks'));
  await writeFile(
    path.join(folder, 'article-blocks', 'pause.md'),
    'Välj [”Jämn”](/resurser/mindful-andning?rytm=jamn).\n',
  );
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

/** Writes one article into the folder and seeds from it. */
async function seed(slug: string, text: string, front = '') {
  await writeFile(path.join(folder, 'articles', 'artikel.md'), fileOf(slug, text, front));
  return withSource((source) => testedApi.seedArticles(source, folder));
}

/** The same with a text in easier Swedish that was written from it. */
async function seedEasy(slug: string, text: string) {
  const basedOn = createHash('sha256').update(fileOf(slug, text)).digest('hex');
  await mkdir(path.join(folder, 'lattlast'), { recursive: true });
  await writeFile(
    path.join(folder, 'lattlast', 'artikel.md'),
    `---\nbasedOn: ${basedOn}\n---\n## Vad nu?\n\nAndas ut.\nVila sedan.\n`,
  );
  return seed(slug, text);
}

const fileOf = (slug: string, text: string, front = '') => `---
slug: ${slug}
title: En artikel
excerpt: Kort.
categories: [somn]
tags: [vila]
difficulty: Medel
icon: moon
author: Redaktionen
createdAt: 2026-05-04
metaTitle: En artikel
metaDescription: Om vila.
${front}---
${text}
`;

async function withSource<Result>(use: (source: DataSource) => Promise<Result>): Promise<Result> {
  const source = testedApi.createDataSource(api.databaseUrl, { poolSize: 1, queryTimeoutMs: 0 });
  await source.initialize();
  try {
    return await use(source);
  } finally {
    await source.destroy();
  }
}

const read = async (slug: string) =>
  (await api.get<{ post: { id: string } }>(`/api/blog/posts/${slug}`)).body.post;

describe('an article of the content folder', () => {
  it('appears once, and a changed file renews what nobody has edited', async () => {
    expect(await seed('vila', 'Gammal text.')).toEqual({ added: 1, renewed: 0 });
    expect(await seed('vila', 'Gammal text.')).toEqual({ added: 0, renewed: 0 });
    expect(await seed('vila', 'Rättad text.', 'showsCrisisCard: true\n')).toEqual({ added: 0, renewed: 1 });
    expect(await read('vila')).toMatchObject({
      content: expect.stringContaining('Rättad text.'),
      shows_crisis_card: true,
      published_at: '2026-05-04T00:00:00.000Z',
    });
  });

  it('says when its words were last changed', async () => {
    await seed('andrad', 'Text.', 'updatedAt: 2026-11-27\n');
    expect(await read('andrad')).toMatchObject({
      published_at: '2026-05-04T00:00:00.000Z',
      updated_at: '2026-11-27T00:00:00.000Z',
    });
  });

  it('shows a shared block where it refers to it, and refuses a reference to none', async () => {
    await seed('block', 'Andas lugnt. {{pause}}');
    expect(await read('block')).toMatchObject({
      content: expect.stringContaining(
        '<p>Andas lugnt. Välj <a href="/resurser/mindful-andning?rytm=jamn">”Jämn”</a>.</p>',
      ),
    });
    await expect(seed('block', '{{annat}}')).rejects.toThrow('content/article-blocks has no annat.md');
  });

  it('has each shared block within clinical text, whose marks no reader gets', async () => {
    await withSource((source) => testedApi.seedArticles(source, CONTENT));
    let count = 0;
    for (const file of await readdir(path.join(CONTENT, 'articles'))) {
      const text = await readFile(path.join(CONTENT, 'articles', file), 'utf8');
      const slug = /^slug: (.*)$/m.exec(text)?.[1] ?? '';
      const [{ clinical } = { clinical: '' }] = await api.query<{ clinical: string }>(
        'SELECT clinical_text(content, shows_crisis_card) AS clinical FROM posts WHERE slug = $1',
        [slug],
      );
      const [, parts] = JSON.parse(clinical) as [boolean, string[]];
      const marked = parts
        .filter((part) => part.startsWith('<mark>'))
        .map((part) => part.replace(/<[^>]*>/g, ''));
      const names = Array.from(text.matchAll(/\{\{([a-z-]+)\}\}/g), ([, name]) => name);
      const blocks = names.map((name) =>
        readFile(path.join(CONTENT, 'article-blocks', `${name}.md`), 'utf8'),
      );
      const words = (await Promise.all(blocks)).map((block) =>
        block.trim().replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
      );
      expect([slug, ...marked]).toEqual([slug, ...words]);
      expect(await read(slug)).not.toMatchObject({ content: expect.stringContaining('<mark>') });
      count += words.length;
    }
    expect(count).toBeGreaterThan(20);
  });

  it('leaves an edited article alone', async () => {
    await seed('redigerad', 'Gammal text.');
    const { id } = await read('redigerad');
    const body = { title: 'Min rubrik', content: '<p>Min text.</p>', version: 1 };
    expect((await api.call('PUT', `/api/blog/posts/${id}`, { token, body })).status).toBe(200);
    expect(await seed('redigerad', 'Rättad text.')).toEqual({ added: 0, renewed: 0 });
    expect(await read('redigerad')).toMatchObject({ title: 'Min rubrik', content: '<p>Min text.</p>' });
  });

  it('gets approved as it was seeded, and keeps the approved text', async () => {
    const front = 'showsCrisisCard: true\n';
    await seed('granskad', 'Gammal text.', front);
    const { id } = await read('granskad');
    const name = 'Prov Provsson (påhittad granskare)';
    const reviewer = await api.signedIn('reviewer', { name });
    const body = { reviewer_id: reviewer.id, legitimation: 'psykolog (prov)', version: 1 };
    const sent = await api.call('POST', `/api/blog/admin/posts/${id}/reviews`, { token, body });
    expect(sent.status).toBe(201);
    const verdict = { verdict: 'approved', consents_to_name: true };
    const path = `/api/admin/reviews/${String(sent.body.id)}/verdict`;
    expect((await api.call('POST', path, { token: reviewer.token, body: verdict })).status).toBeLessThan(300);
    expect(await seed('granskad', 'Rättad text.', front)).toEqual({ added: 0, renewed: 0 });
    expect(await read('granskad')).toMatchObject({
      content: expect.stringContaining('Gammal text.'),
      review: { state: 'current', reviewer: name },
    });
  });

  it('does not bring a deleted article back', async () => {
    await seed('borttagen', 'Text.');
    const { id } = await read('borttagen');
    expect((await api.call('DELETE', `/api/blog/posts/${id}`, { token })).status).toBeLessThan(300);
    expect(await seed('borttagen', 'Rättad text.')).toEqual({ added: 0, renewed: 0 });
    expect((await api.get('/api/blog/posts/borttagen')).status).toBe(404);
  });

  it('has its text in easier Swedish, a line a thought, until an admin changes what it was written from', async () => {
    await seedEasy('latt', '## Vila\n\nEn lång text.');
    expect(await read('latt')).toMatchObject({
      easy_content: expect.stringContaining('<p>Andas ut.<br />Vila sedan.</p>'),
      is_easy_outdated: false,
    });
    const { id } = await read('latt');
    const body = { title: 'En artikel', content: '<p>En annan text.</p>', version: 1 };
    await api.call('PUT', `/api/blog/posts/${id}`, { token, body });
    expect(await read('latt')).toMatchObject({ easy_content: null, is_easy_outdated: true });
    await rm(path.join(folder, 'lattlast'), { recursive: true });
  });

  it('hides a text in easier Swedish whose article has changed since it was written', async () => {
    await seedEasy('latt-gammal', 'Ta en tablett.');
    expect(await seed('latt-gammal', 'Ta ingen tablett.')).toEqual({ added: 0, renewed: 1 });
    expect(await read('latt-gammal')).toMatchObject({ easy_content: null, is_easy_outdated: true });
    await rm(path.join(folder, 'lattlast'), { recursive: true });
  });

  it('counts the sources of an article, and dates it once each has been looked up', async () => {
    const [dated] = Object.entries(sourceDays).find(([, day]) => day) ?? [];
    await seed('kallor', `## Källor\n\n1. Ett. [a](${dated})\n`);
    expect(await read('kallor')).toMatchObject({
      source_count: 1,
      checked_source_count: 1,
      sources_checked_on: sourceDays[dated as keyof typeof sourceDays],
    });
    await seed('kallor-utan-dag', `## Källor\n\n1. Ett. [a](${dated})\n2. Två.\n`);
    expect(await read('kallor-utan-dag')).toMatchObject({
      source_count: 2,
      checked_source_count: 1,
      sources_checked_on: null,
    });
  });
});

describe('a welcome letter of the content folder', () => {
  const CAMPAIGNS = '/api/admin/campaigns';
  const list = async () =>
    (await api.get<{ campaigns: CampaignDto[] }>(`${CAMPAIGNS}?kind=welcome`, token)).body.campaigns;
  const seedLetters = () => withSource((source) => testedApi.seedWelcomeLetters(source, CONTENT));

  it('appears once, as a draft of the first week, and stays deleted', async () => {
    expect(await seedLetters()).toBe(3);
    const [first, ...others] = await list();
    expect([first, ...others].map((letter) => [letter?.welcome_days, letter?.status])).toEqual([
      [1, 'draft'],
      [3, 'draft'],
      [6, 'draft'],
    ]);
    await api.call('DELETE', `${CAMPAIGNS}/${first?.id}`, { token });
    expect(await seedLetters()).toBe(0);
    expect(await list()).toHaveLength(2);
  });

  it('holds at most 200 words, names lines to call and says how it ends', async () => {
    for (const { id } of await list()) {
      const { body } = await api.get<{ content: string }>(`${CAMPAIGNS}/${id}`, token);
      const words = body.content.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
      expect(words.length).toBeGreaterThanOrEqual(120);
      expect(words.length).toBeLessThanOrEqual(200);
      expect(body.content).toContain('tel:90390');
      const preview = await api.get<{ text: string }>(`${CAMPAIGNS}/${id}/preview`, token);
      expect(preview.body.text).toContain('Sluta med välkomstbreven:\n#valkomstbrev');
    }
  });
});
