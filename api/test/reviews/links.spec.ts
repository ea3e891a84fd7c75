import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailsTo, someCaller, startNewsletterApi } from '../support/newsletter';
import { eventually, postBody, type TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

let api: TestApi;
let token: string;
let count = 0;

beforeAll(async () => {
  api = await startNewsletterApi();
  ({ token } = await api.signedIn('admin', { name: 'Ada Ägare' }));
});
afterAll(() => api.stop());

const NAME = 'Prov Provsson (påhittad granskare)';

/** A draft that was sent by a link. @returns the link's secret and its receiver. */
async function sent({ version = 1, id }: { version?: number; id?: string } = {}) {
  const email = `prov-${++count}@exempel.se`;
  const post =
    id ?? String((await api.call('POST', '/api/blog/posts', { token, body: heavyDraft() })).body.id);
  const { body } = await api.call('POST', `/api/blog/admin/posts/${post}/reviews`, {
    token,
    body: { email, name: NAME, legitimation: 'psykolog (prov)', workplace: 'Provkliniken', version },
  });
  const [mail] = await mailsTo(api, email);
  const secret = /[?&]token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  return { email, post, review: String(body.id), secret, mail };
}

const heavyDraft = () => postBody({ title: `Tungt ${count}`, status: 'draft', shows_crisis_card: true });
const link = (path: string, body: object, method = 'POST') =>
  api.call(method, `/api/reviews/link/${path}`, { body, headers: someCaller() });

/** Asks for a code. @returns the mailed one. */
async function codeOf({ secret, email }: { secret: string; email: string }): Promise<string> {
  expect((await link('code', { token: secret })).status).toBe(204);
  return /\b\d{8}\b/.exec((await mailsTo(api, email)).at(-1)?.text ?? '')?.[0] ?? '';
}

describe('a reviewer without an account', () => {
  it('comes by a link and a mailed code, remarks on a sentence and approves', async () => {
    const { post, secret, email, mail } = await sent();
    expect(mail?.text).toContain('/admin/granska?token=');
    const proof = { token: secret, code: await codeOf({ secret, email }) };
    const opened = await link('open', proof);
    expect(opened.body).toMatchObject({ can_decide: true, before: null, review: { reviewer: NAME } });
    await link('remarks', { ...proof, text: 'Källa saknas.', quote: 'Ett lugnt stycke.' });
    const decided = await link('verdict', { ...proof, verdict: 'approved', consents_to_name: true });
    expect(decided.body).toMatchObject({
      verdict: 'approved',
      next_on: expect.stringMatching(/^20/),
      remarks: [{ text: 'Källa saknas.', quote: 'Ett lugnt stycke.' }],
    });
    const published = await api.call<{ slug: string }>('PUT', `/api/blog/posts/${post}`, {
      token,
      body: {
        ...heavyDraft(),
        title: (opened.body as { text: { title: string } }).text.title,
        status: 'published',
        version: 1,
      },
    });
    expect(published.status).toBe(200);
    const read = async () =>
      (await api.get<{ post: { review: object } }>(`/api/blog/posts/${published.body.slug}`)).body.post
        .review;
    expect(await read()).toMatchObject({ state: 'current', reviewer: NAME, workplace: 'Provkliniken' });
    const withdrawn = await link('consent', { ...proof, consents_to_name: false }, 'PUT');
    expect(withdrawn.status).toBe(200);
    expect(await read()).toMatchObject({
      state: 'current',
      reviewer: null,
      workplace: null,
      legitimation: 'psykolog (prov)',
    });
  });

  it('reads what was approved last beside the new text', async () => {
    const first = await sent();
    const proof = { token: first.secret, code: await codeOf(first) };
    await link('verdict', { ...proof, verdict: 'approved' });
    const body = { ...heavyDraft(), content: '<p>Ett nytt stycke.</p>', version: 1 };
    await api.call('PUT', `/api/blog/posts/${first.post}`, { token, body });
    const second = await sent({ id: first.post, version: 2 });
    const opened = await link('open', { token: second.secret, code: await codeOf(second) });
    expect(opened.body).toMatchObject({ before: { version: 1 }, text: { version: 2 } });
  });

  it('leaves its verdict and its consent in the audit log, and a refusal of them', async () => {
    const given = await sent();
    const proof = { token: given.secret, code: await codeOf(given) };
    await link('verdict', { ...proof, code: '00000000', verdict: 'approved' });
    await link('verdict', { ...proof, verdict: 'approved', consents_to_name: true });
    await link('verdict', { ...proof, verdict: 'returned' });
    await link('consent', { ...proof, consents_to_name: false }, 'PUT');
    const { body } = await api.get<{ entries: { target: string }[] }>(
      '/api/admin/audit?subject=posts',
      token,
    );
    expect(body.entries).toContainEqual(
      expect.objectContaining({
        action: 'PostReviews_send',
        target: `${given.post}/${given.review}`,
        subject: expect.objectContaining({ kind: 'post', id: given.post }),
      }),
    );
    const by = { actor_name: 'Granskare med länk', target: given.review };
    expect(body.entries.filter(({ target }) => target === given.review)).toMatchObject([
      { ...by, action: 'ReviewLinks_consent', outcome: 'done' },
      { ...by, action: 'ReviewLinks_decide', outcome: 'refused', code: 'REVIEW_DECIDED' },
      { ...by, action: 'ReviewLinks_decide', outcome: 'done' },
    ]);
    const data = { token, body: { email: given.email } };
    const held = await api.call('POST', '/api/admin/personal-data/read', data);
    expect(JSON.stringify(held.body)).toContain('ReviewLinks_decide');
  });

  it('writes no more than a hundred remarks of 2,000 characters', async () => {
    const given = await sent();
    const proof = { token: given.secret, code: await codeOf(given) };
    const remark = (text: string) => link('remarks', { ...proof, text });
    expect((await remark('x'.repeat(2001))).status).toBe(400);
    await api.query(
      `INSERT INTO review_remarks (review_id, text) SELECT $1, 'x' FROM generate_series(1, 99)`,
      [given.review],
    );
    expect((await remark('x'.repeat(2000))).status).toBe(201);
    const refused = await remark('En till.');
    expect(refused.status).toBe(400);
    expect(refused.body.error).toMatch(/redan 100 anmärkningar/);
  });

  it('decides once, and not by a link of another review', async () => {
    const [one, other] = [await sent(), await sent()];
    const code = await codeOf(one);
    await codeOf(other);
    expect((await link('open', { token: other.secret, code })).body.code).toBe('WRONG_CODE');
    const decide = () => link('verdict', { token: one.secret, code, verdict: 'returned' });
    expect([(await decide()).status, (await decide()).status]).toEqual([200, 409]);
  });
});

describe('a link', () => {
  const call = (method: string, { post, review }: { post: string; review: string }, path = '') =>
    api.call(method, `/api/blog/admin/posts/${post}/reviews/${review}${path}`, { token });

  it('works for fourteen days, and as long again when it is sent again, without the earlier one', async () => {
    const given = await sent();
    const code = await codeOf(given);
    const days = async () =>
      (
        await api.query<{ days: number }>(
          `SELECT round(extract(epoch FROM expires_at - now()) / 86400)::integer AS days FROM review_links
           WHERE review_id = $1`,
          [given.review],
        )
      )[0]?.days;
    expect(await days()).toBe(14);
    await api.query('UPDATE review_links SET expires_at = now(), codes = 20 WHERE review_id = $1', [
      given.review,
    ]);
    const renewed = await call('POST', given, '/link');
    expect(renewed.body).toMatchObject({ id: given.review, link_until: expect.stringMatching(/^20/) });
    expect(await days()).toBe(14);
    expect((await link('open', { token: given.secret, code })).status).toBe(410);
    const secret = /token=([\w-]{43})/.exec((await mailsTo(api, given.email)).at(-1)?.text ?? '')?.[1] ?? '';
    const proof = { token: secret, code: await codeOf({ secret, email: given.email }) };
    await link('verdict', { ...proof, verdict: 'approved' });
    expect((await call('POST', given, '/link')).status).toBe(409);
    expect((await call('DELETE', given)).status).toBe(409);
  });

  it('gets withdrawn with its review, by the post that it is of', async () => {
    const [given, other] = [await sent(), await sent()];
    const code = await codeOf(given);
    expect((await call('DELETE', { ...given, post: other.post })).status).toBe(404);
    expect((await call('DELETE', { ...given, post: 'x' })).status).toBe(404);
    expect((await call('DELETE', given)).status).toBe(204);
    expect((await link('open', { token: given.secret, code })).body.code).toBe('LINK_EXPIRED');
    const list = await api.get<{ reviews: object[] }>(`/api/blog/admin/posts/${given.post}/reviews`, token);
    expect(list.body.reviews).toEqual([]);
    expect((await call('POST', given, '/link')).status).toBe(404);
  });

  it('opens by no code before one is mailed, and by none after five wrong ones', async () => {
    const given = await sent();
    const open = (code: string) => link('open', { token: given.secret, code });
    expect((await open('00000000')).body.code).toBe('WRONG_CODE');
    const code = await codeOf(given);
    const wrong = code === '12345678' ? '12345679' : '12345678';
    for (let tries = 0; tries < 5; tries++) expect((await open(wrong)).status).toBe(400);
    expect((await open(code)).body.code).toBe('WRONG_CODE');
    expect((await open(await codeOf(given))).status).toBe(200);
  });

  it('counts the wrong codes that are sent at once', async () => {
    const given = await sent();
    const code = await codeOf(given);
    const wrong = Array.from({ length: 12 }, (_, index) => String(10_000_000 + index));
    await Promise.all(wrong.map((guess) => link('open', { token: given.secret, code: guess })));
    expect((await link('open', { token: given.secret, code })).status).toBe(400);
  });

  it('ends by its clock, as its codes do', async () => {
    const given = await sent();
    const code = await codeOf(given);
    await api.query(`UPDATE review_links SET code_expires_at = now() WHERE review_id = $1`, [given.review]);
    expect((await link('open', { token: given.secret, code })).body.code).toBe('WRONG_CODE');
    await api.query(`UPDATE review_links SET expires_at = now() WHERE review_id = $1`, [given.review]);
    expect((await link('code', { token: given.secret })).body.code).toBe('LINK_EXPIRED');
  });

  it('gives no more than twenty codes', async () => {
    const given = await sent();
    await api.query('UPDATE review_links SET codes = 20 WHERE review_id = $1', [given.review]);
    expect((await link('code', { token: given.secret })).status).toBe(410);
  });

  it('stores neither its secret nor its code', async () => {
    const given = await sent();
    const code = await codeOf(given);
    const [row] = await api.query<{ stored: string }>(
      `SELECT review_links::text AS stored FROM review_links WHERE review_id = $1`,
      [given.review],
    );
    expect(row?.stored).not.toContain(given.secret);
    expect(row?.stored).not.toContain(code);
  });

  it('needs a name and an address', async () => {
    const { post } = await sent();
    const answer = await api.call('POST', `/api/blog/admin/posts/${post}/reviews`, {
      token,
      body: { name: NAME, legitimation: 'psykolog (prov)', version: 1 },
    });
    expect(answer.body.code).toBe('REVIEWER_NOT_FOUND');
  });

  it('has a name on one line, because mails quote it', async () => {
    const { post } = await sent();
    const answer = await api.call('POST', `/api/blog/admin/posts/${post}/reviews`, {
      token,
      body: { email: 'prov@exempel.se', name: 'Prov\r\nBcc: x', legitimation: 'psykolog (prov)', version: 1 },
    });
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', issues: [{ path: 'name' }] });
  });

  it('excludes who edits posts', async () => {
    const { email } = await api.signedIn('editor');
    const { post } = await sent();
    const answer = await api.call('POST', `/api/blog/admin/posts/${post}/reviews`, {
      token,
      body: { email: email.toUpperCase(), name: NAME, legitimation: 'psykolog (prov)', version: 1 },
    });
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', issues: [{ path: 'email' }] });
  });

  it('gets found by the address, and erased from the review that stays valid', async () => {
    const given = await sent();
    const { email, post, secret } = given;
    const proof = { token: secret, code: await codeOf(given) };
    const { body } = await link('open', proof);
    await link('verdict', { ...proof, verdict: 'approved', consents_to_name: true });
    const { text } = body as { text: { title: string; slug: string } };
    const fields = { ...heavyDraft(), title: text.title, status: 'published', version: 1 };
    const published = await api.call<{ slug: string }>('PUT', `/api/blog/posts/${post}`, {
      token,
      body: fields,
    });
    const personal = (path: string, more = {}) =>
      api.call('POST', `/api/admin/personal-data/${path}`, { token, body: { email, ...more } });
    expect((await personal('read')).body).toMatchObject({
      reviews: [{ name: NAME, workplace: 'Provkliniken', title: text.title }],
    });
    const receipt = await personal('erase', { is_receipt_mailed: false });
    expect(receipt.body.erased).toContainEqual(expect.objectContaining({ kind: 'reviews', count: 1 }));
    expect((await link('open', proof)).status).toBe(410);
    await eventually(async () => {
      const page = await api.get<{ post: { review: object } }>(`/api/blog/posts/${published.body.slug}`);
      return !JSON.stringify(page.body).includes(NAME);
    });
    expect((await api.get(`/api/blog/posts/${published.body.slug}`)).body.post).toMatchObject({
      review: { state: 'current', reviewer: null },
    });
    const [kept] = await api.query<{ all: string }>(
      `SELECT json_agg(review)::text AS all FROM post_reviews AS review WHERE post_id = $1`,
      [post],
    );
    expect(kept?.all).not.toMatch(/Prov Provsson|Provkliniken/);
  });
});

describe('a review that runs out', () => {
  it('mails each once at 90, 30 and 7 days, to the owners, and counts it in the overview', async () => {
    const given = await sent();
    const proof = { token: given.secret, code: await codeOf(given) };
    await link('verdict', { ...proof, verdict: 'approved' });
    const [{ title = '' } = {}] = await api.query<{ title: string }>(
      'SELECT title FROM posts WHERE id = $1',
      [given.post],
    );
    await api.query(`UPDATE posts SET status = 'published' WHERE id = $1`, [given.post]);
    const reminders = api.app.get(testedApi.ReviewReminders);
    const countMails = async () =>
      (
        await api.query<{ count: number }>(
          `SELECT count(*)::integer FROM mails WHERE template = 'review-expiring' AND subject LIKE '%' || $1`,
          [title],
        )
      )[0]?.count;
    for (const [days, mails] of [
      [91, 0],
      [90, 1],
      [60, 1],
      [30, 2],
      [7, 3],
      [-1, 3],
    ] as const) {
      await api.query('ALTER TABLE post_reviews DISABLE TRIGGER USER');
      await api.query('UPDATE post_reviews SET next_on = swedish_today() + $2::integer WHERE id = $1', [
        given.review,
        days,
      ]);
      await api.query('ALTER TABLE post_reviews ENABLE TRIGGER USER');
      await reminders.check();
      await reminders.check();
      expect([days, await countMails()]).toEqual([days, mails]);
    }
    const { body } = await api.get<{ to_do: { id: string; count: number }[] }>('/api/admin/overview', token);
    expect(body.to_do).toContainEqual(expect.objectContaining({ id: 'reviews-expiring', count: 1 }));
  });
});
