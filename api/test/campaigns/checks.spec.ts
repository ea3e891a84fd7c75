import { beforeAll, describe, expect, it } from '@jest/globals';
import { startPostsApi } from '../support/posts';

interface Check {
  name: string;
  state: string;
  title: string;
  message: string;
}

const posts = startPostsApi();
const call = <Body>(method: string, path: string, body?: unknown) =>
  posts.api.call<Body>(method, path, { token: posts.token, body });

/** Creates a letter. @returns its id. */
async function createLetter(fields: Record<string, unknown>): Promise<string> {
  const { body } = await call<{ id: string }>('POST', '/api/admin/campaigns', {});
  const saved = await call('PUT', `/api/admin/campaigns/${body.id}`, { version: 1, ...fields });
  expect(saved.status).toBe(200);
  return body.id;
}

async function check(id: string): Promise<Record<string, Check>> {
  const { status, body } = await call<{ checks: Check[] }>('GET', `/api/admin/campaigns/${id}/checks`);
  expect(status).toBe(200);
  return Object.fromEntries(body.checks.map((found) => [found.name, found]));
}

const linkTo = (...addresses: string[]) =>
  `<p>${addresses.map((address) => `<a href="${address}">Läs</a>`).join('')}</p>`;

describe('the check of a letter', () => {
  let slugs: Record<'published' | 'draft' | 'trashed' | 'renamed', string>;
  beforeAll(async () => {
    const published = await posts.createdPost({ title: 'Publicerad' });
    const draft = await posts.createdPost({ title: 'Utkast', status: 'draft' });
    const trashed = await posts.createdPost({ title: 'I papperskorgen' });
    await call('DELETE', `/api/blog/posts/${trashed.id}`);
    const renamed = await posts.createdPost({ title: 'Förra namnet', slug: 'forra-namnet' });
    await posts.update(renamed.id, { title: 'Nya namnet', slug: 'nya-namnet', version: renamed.version });
    slugs = {
      published: published.slug,
      draft: draft.slug,
      trashed: trashed.slug,
      renamed: 'forra-namnet',
    };
  });

  it('says what is missing in an empty draft', async () => {
    const { body } = await call<{ id: string }>('POST', '/api/admin/campaigns', {});
    const checks = await check(body.id);
    expect(Object.values(checks).map(({ name, state }) => [name, state])).toEqual([
      ['subject', 'error'],
      ['preheader', 'warning'],
      ['pictures', 'ok'],
      ['size', 'ok'],
      ['own-links', 'ok'],
      ['foreign-links', 'ok'],
      ['sender', 'error'],
      ['spf', 'unknown'],
      ['dkim', 'unknown'],
      ['dmarc', 'unknown'],
    ]);
    expect(checks.sender?.message).toContain('Avsändarens adress saknas');
  });

  it.each(['draft', 'trashed'] as const)('fails a link to an article that is %s', async (kind) => {
    const id = await createLetter({ content: linkTo(`/kunskapsbibliotek/${slugs[kind]}`) });
    const found = (await check(id))['own-links'];
    expect([found?.state, found?.message]).toEqual(['error', expect.stringContaining(slugs[kind])]);
  });

  it.each(['published', 'renamed'] as const)('passes a link to an article that is %s', async (kind) => {
    const id = await createLetter({ content: linkTo(`/kunskapsbibliotek/${slugs[kind]}`, '/om-oss') });
    expect((await check(id))['own-links']?.state).toBe('ok');
  });

  it('passes a draft that is published', async () => {
    const post = await posts.createdPost({ title: 'Snart ute', status: 'draft' });
    const id = await createLetter({ content: linkTo(`/kunskapsbibliotek/${post.slug}`) });
    expect((await check(id))['own-links']?.message).toContain('inte publicerad');
    await posts.update(post.id, { title: 'Snart ute', status: 'published', version: post.version });
    expect((await check(id))['own-links']?.state).toBe('ok');
  });

  it('passes a link to a letter once that is sent', async () => {
    const earlier = await createLetter({ subject: 'Ett tidigare brev', content: '<p>Hej.</p>' });
    const id = await createLetter({ content: linkTo('/nyhetsbrev/brev/ett-tidigare-brev') });
    expect((await check(id))['own-links']?.state).toBe('error');
    await posts.api.query(`UPDATE campaigns SET first_sent_at = now() WHERE id = $1`, [earlier]);
    expect((await check(id))['own-links']?.state).toBe('ok');
  });

  it('fails a link into the server’s own network, and does not open it', async () => {
    const id = await createLetter({
      content: linkTo('https://127.0.0.1/', 'https://[::1]/', 'https://10.0.0.1/'),
    });
    const found = (await check(id))['foreign-links'];
    expect(found?.state).toBe('error');
    expect(found?.message.match(/privat nät/g)).toHaveLength(3);
  });

  it('says that a letter is too large for Gmail', async () => {
    const id = await createLetter({ content: '<p>å</p>'.repeat(3500) });
    expect((await check(id)).size).toMatchObject({
      state: 'error',
      message: expect.stringContaining('102 kB'),
    });
    const preview = await call<{ html_bytes: number }>('GET', `/api/admin/campaigns/${id}/preview`);
    expect(preview.body.html_bytes).toBeGreaterThan(100_000);
  });

  it('passes a letter that is made of an article', async () => {
    const post = await posts.createdPost({ title: 'Ett brev värt', excerpt: 'Kort om lugn.' });
    const { body } = await call<{ id: string }>('POST', '/api/admin/campaigns', { post_id: post.id });
    const checks = await check(body.id);
    for (const name of ['subject', 'preheader', 'pictures', 'size', 'own-links', 'foreign-links'])
      expect(checks[name]).toMatchObject({ state: 'ok' });
  });

  it('answers 404 for a letter that does not exist', async () => {
    expect((await call('GET', '/api/admin/campaigns/999999/checks')).status).toBe(404);
  });
});

describe('the preview', () => {
  it('shows the mail, whose own links of a recipient lead nowhere', async () => {
    const id = await createLetter({ subject: 'Hej', preheader: 'Kort.', content: linkTo('/om-oss') });
    const { body } = await call<{ html: string; text: string }>('GET', `/api/admin/campaigns/${id}/preview`);
    expect(body.html).toMatch(/^<!doctype html>\s*<html lang="sv"/);
    for (const said of [body.html, body.text]) {
      expect(said).toContain('#avregistrera');
      expect(said).toContain('#installningar');
      expect(said).toContain('/om-oss?brev=hej');
      expect(said).not.toContain('%%');
    }
  });
});
