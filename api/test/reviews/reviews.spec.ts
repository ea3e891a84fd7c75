import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailsTo } from '../support/newsletter';
import { postBody, TestApi } from '../support/test-api';

interface Account {
  id: string;
  email: string;
  token: string;
}
let api: TestApi;
let editor: Account;
let reviewer: Account;

beforeAll(async () => {
  api = await TestApi.start();
  editor = await api.signedIn('editor', { name: 'Edit Ek' });
  reviewer = await api.signedIn('reviewer', { name: 'Lo Legitimerad' });
});
afterAll(() => api.stop());

const call = (method: string, path: string, { token }: Account, body?: object) =>
  api.call(method, path, { token, body });

/** A draft of which a version was sent. @returns the ids. */
async function sent(to = reviewer, title = 'Om sömn') {
  const made = await call('POST', '/api/blog/posts', editor, postBody({ title, status: 'draft' }));
  const post = String(made.body.id);
  const answer = await call('POST', `/api/blog/admin/posts/${post}/reviews`, editor, {
    reviewer_id: to.id,
    legitimation: 'psykolog (prov)',
    version: 1,
  });
  return { post, review: String(answer.body.id), answer };
}

describe('a draft that is sent to a reviewer', () => {
  it('stands in the list of the reviewer, who is told by mail', async () => {
    const { review, answer } = await sent();
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ title: 'Om sömn', version: 1, sent_by: 'Edit Ek', verdict: null });
    const [mail] = await mailsTo(api, reviewer.email);
    expect(mail?.text).toContain(`/admin/granskning/${review}`);
    const { body } = await call('GET', `/api/admin/reviews/${review}`, reviewer);
    expect(body).toMatchObject({ can_decide: true, text: { content: '<p>Ett lugnt stycke.</p>' } });
  });

  it('reads as it was sent, whatever is written meanwhile', async () => {
    const { post, review } = await sent();
    const changed = postBody({ title: 'Annat', status: 'draft', version: 1 });
    expect((await call('PUT', `/api/blog/posts/${post}`, editor, changed)).status).toBe(200);
    expect((await call('GET', `/api/admin/reviews/${review}`, reviewer)).body.text).toMatchObject({
      title: 'Om sömn',
      version: 1,
    });
  });

  it('goes once to each reviewer, and to nobody else', async () => {
    const { post, review } = await sent();
    const send = (reviewer_id: string) =>
      call('POST', `/api/blog/admin/posts/${post}/reviews`, editor, {
        reviewer_id,
        legitimation: 'psykolog (prov)',
        version: 1,
      });
    expect((await send(reviewer.id)).body.code).toBe('REVIEW_ALREADY_SENT');
    expect((await send(editor.id)).body.code).toBe('REVIEWER_NOT_FOUND');
    const other = await api.signedIn('reviewer');
    expect((await call('GET', `/api/admin/reviews/${review}`, other)).status).toBe(404);
    expect((await call('GET', '/api/admin/reviews', other)).body.reviews).toEqual([]);
    const remarked = await call('POST', `/api/admin/reviews/${review}/remarks`, other, { text: 'Hej.' });
    expect(remarked.body.code).toBe('REVIEW_NOT_FOUND');
  });
});

describe('a review', () => {
  it('gathers remarks, ends with a verdict once, and tells who sent it', async () => {
    const { post, review } = await sent(reviewer, 'Om oro');
    await call('POST', `/api/admin/reviews/${review}/remarks`, reviewer, { text: 'Dosen stämmer inte.' });
    const decide = () =>
      call('POST', `/api/admin/reviews/${review}/verdict`, reviewer, { verdict: 'returned' });
    const statuses = (await Promise.all([decide(), decide()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    const late = await call('POST', `/api/admin/reviews/${review}/remarks`, reviewer, { text: 'En till.' });
    expect(late.body.code).toBe('REVIEW_DECIDED');
    const { body } = await call('GET', `/api/blog/admin/posts/${post}/reviews`, editor);
    expect(body.reviews).toMatchObject([
      { reviewer: 'Lo Legitimerad', verdict: 'returned', remarks: [{ text: 'Dosen stämmer inte.' }] },
    ]);
    expect((await mailsTo(api, editor.email)).at(-1)?.subject).toBe('Tillbakaskickad: Om oro');
  });

  it('needs a proof of who the reviewer is', async () => {
    const { review } = await sent();
    const late = await api.query<{ id: string }>(
      `UPDATE sessions SET confirmed_at = now() - interval '10 minutes' WHERE user_id = $1 RETURNING id`,
      [reviewer.id],
    );
    expect(late.length).toBeGreaterThan(0);
    const approve = () =>
      call('POST', `/api/admin/reviews/${review}/verdict`, reviewer, { verdict: 'approved' });
    expect((await approve()).body.code).toBe('STEP_UP_REQUIRED');
    await api.query('UPDATE sessions SET confirmed_at = now()');
    expect((await approve()).body).toMatchObject({ verdict: 'approved', decided_at: expect.any(String) });
  });

  it('shows to an owner, who decides nothing in the reviewer’s place', async () => {
    const { review } = await sent();
    const owner = await api.signedIn('admin');
    expect((await call('GET', `/api/admin/reviews/${review}`, owner)).body.can_decide).toBe(false);
    const decided = await call('POST', `/api/admin/reviews/${review}/verdict`, owner, {
      verdict: 'approved',
    });
    expect(decided.status).toBe(404);
  });

  it.each([[{ text: '' }], [{ text: 'x'.repeat(2001) }], [{}]])('takes no remark like %j', async (body) => {
    const { review } = await sent();
    expect((await call('POST', `/api/admin/reviews/${review}/remarks`, reviewer, body)).status).toBe(400);
  });

  it('names the reviewers who can be asked', async () => {
    const { body } = await call('GET', '/api/blog/admin/reviewers', editor);
    expect(body.reviewers).toContainEqual({ id: reviewer.id, name: 'Lo Legitimerad' });
  });
});
