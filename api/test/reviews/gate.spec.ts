import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, postBody, TestApi, type Answer } from '../support/test-api';

interface Account {
  id: string;
  token: string;
}
const REASON = 'Källorna är kontrollerade, granskaren har tid i mars.';
const CARE = '<aside class="care"><p>Ring 112 om livet är i fara.</p></aside>';
const TEXT = `<p>Ett lugt stycke.</p>${CARE}<p>Ta <mark>högst en tablett om dagen</mark>.</p>`;
const CORRECTED = TEXT.replace('lugt', 'lugnt');

let api: TestApi;
let admin: Account;
let reviewer: Account;
let title = 0;

beforeAll(async () => {
  api = await TestApi.start();
  admin = await api.signedIn('admin', { name: 'Ada Ägare' });
  reviewer = await api.signedIn('reviewer', { name: 'Prov Provsson (påhittad granskare)' });
});
afterAll(() => api.stop());

const call = (method: string, path: string, { token }: Account, body?: object) =>
  api.call(method, path, { token, body });
const heavy = (fields: Record<string, unknown> = {}) =>
  postBody({ title: `Tungt ${++title}`, content: TEXT, shows_crisis_card: true, ...fields });
const create = (fields?: Record<string, unknown>) => call('POST', '/api/blog/posts', admin, heavy(fields));
const update = (id: string, version: number, fields: Record<string, unknown>) =>
  call('PUT', `/api/blog/posts/${id}`, admin, { ...heavy(), title: 'Om tunga dagar', ...fields, version });

/** A draft whose first version a test reviewer has approved. */
async function reviewed({ months = 36 } = {}): Promise<{ id: string; review: string; slug: string }> {
  const { body } = await create({ title: 'Om tunga dagar', status: 'draft' });
  const id = String(body.id);
  const sent = await call('POST', `/api/blog/admin/posts/${id}/reviews`, admin, {
    reviewer_id: reviewer.id,
    legitimation: 'psykolog (prov)',
    valid_months: months,
    version: 1,
  });
  const review = String(sent.body.id);
  await call('POST', `/api/admin/reviews/${review}/verdict`, reviewer, {
    verdict: 'approved',
    consents_to_name: true,
  });
  return { id, review, slug: String(body.slug) };
}

/** Sets the dates of a review back, past the trigger that keeps them. */
async function expire(review: string): Promise<void> {
  await api.query(`ALTER TABLE post_reviews DISABLE TRIGGER USER`);
  await api.query(
    `UPDATE post_reviews SET reviewed_on = reviewed_on - 1200, next_on = swedish_today() - 1 WHERE id = $1`,
    [review],
  );
  await api.query(`ALTER TABLE post_reviews ENABLE TRIGGER USER`);
}

const publicReview = async (slug: string) =>
  (await api.get<{ post: { review: object } }>(`/api/blog/posts/${slug}`)).body.post.review;
const refusal = ({ status, body }: Answer) => [status, body.code];
const REFUSED = [422, 'REVIEW_REQUIRED'];

describe('a post that shows the crisis card', () => {
  it('gets refused without a review, at once and by a change of a published one', async () => {
    expect(refusal(await create())).toEqual(REFUSED);
    const { body } = await create({ shows_crisis_card: false });
    expect(refusal(await update(String(body.id), 1, {}))).toEqual(REFUSED);
  });

  it('gets published by an exemption with a reason, which stands under a name and a date', async () => {
    for (const reason of ['kort', '\u200b'.repeat(12), '. . . . . . .'])
      expect((await create({ exemption_reason: reason })).status).toBe(400);
    const { body } = await create({ exemption_reason: REASON });
    expect(body.status).toBe('published');
    const { body: list } = await call('GET', `/api/blog/admin/posts/${body.id}/reviews`, admin);
    expect(list).toMatchObject({
      current: { state: 'none', reviewer: null },
      decisions: [{ kind: 'exemption', reason: REASON, by: 'Ada Ägare', ended_at: null }],
    });
  });

  it('gets no time of publication without a review', async () => {
    const publish_at = new Date(Date.now() + 3_600_000).toISOString();
    expect(refusal(await create({ status: 'draft', publish_at }))).toEqual(REFUSED);
  });

  it('gets published by a review of its text, and tells of it', async () => {
    const { id, slug } = await reviewed();
    expect((await update(id, 1, {})).status).toBe(200);
    expect(await publicReview(slug)).toMatchObject({
      state: 'current',
      reviewer: 'Prov Provsson (påhittad granskare)',
      legitimation: 'psykolog (prov)',
      reviewed_on: expect.stringMatching(/^20\d\d-/),
    });
    const { body } = await api.get<{ posts: { slug: string }[] }>('/api/reviews');
    expect(body.posts).toContainEqual(expect.objectContaining({ slug }));
  });

  it('gets refused with another text than the reviewed one', async () => {
    const { id } = await reviewed();
    for (const changed of [
      { content: CORRECTED },
      { title: 'Annan titel' },
      { subtitle: 'Ny underrubrik' },
      { excerpt: 'Nytt utdrag' },
    ])
      expect(refusal(await update(id, 1, changed))).toEqual(REFUSED);
  });

  it('needs a licence that somebody has written down', async () => {
    const { body } = await create({ status: 'draft' });
    const path = `/api/blog/admin/posts/${body.id}/reviews`;
    const sent = await call('POST', path, admin, { reviewer_id: reviewer.id, version: 1 });
    expect(sent.status).toBe(400);
  });
});

describe('a change of a reviewed text', () => {
  it('keeps the review by a named decision when no clinical sentence differs', async () => {
    const { id, slug } = await reviewed();
    await update(id, 1, {});
    const refused = await update(id, 2, { content: CORRECTED });
    expect(refused.body).toMatchObject({ code: 'REVIEW_REQUIRED', can_keep: true });
    const reason = 'Redaktionell ändring: stavfel i första stycket.';
    const kept = await update(id, 2, { content: CORRECTED, editorial_reason: reason });
    expect(kept.status).toBe(200);
    expect(await publicReview(slug)).toMatchObject({ state: 'current' });
    const { body } = await call('GET', `/api/blog/admin/posts/${id}/reviews`, admin);
    expect(body.decisions).toMatchObject([{ kind: 'editorial', reason, by: 'Ada Ägare' }]);
  });

  it.each([
    ['a care box', TEXT.replace('112', '113')],
    ['a marked dose', TEXT.replace('högst en', 'högst två')],
    ['a mark that is taken away', TEXT.replace(/<\/?mark>/g, '')],
    ['a care box that is taken away', TEXT.replace(CARE, '')],
    [
      'when to seek care',
      `${TEXT}<h2 id="nar-ska-du-soka-vard">När ska du söka vård?</h2><p>Aldrig.</p><h2>Mer</h2>`,
    ],
  ])('voids the review by %s', async (_, content) => {
    const { id } = await reviewed();
    await update(id, 1, {});
    const kept = await update(id, 2, { content, editorial_reason: 'Bara ett litet stavfel.' });
    expect(refusal(kept)).toEqual([422, 'CLINICAL_CHANGE']);
    const refused = await update(id, 2, { content });
    expect(refused.body).toMatchObject({ code: 'REVIEW_REQUIRED', can_keep: false });
  });

  it('needs an exemption of its own: an earlier one ended with the review', async () => {
    const { body } = await create({ title: 'Om tunga dagar', exemption_reason: REASON });
    const id = String(body.id);
    const sent = await call('POST', `/api/blog/admin/posts/${id}/reviews`, admin, {
      reviewer_id: reviewer.id,
      legitimation: 'psykolog (prov)',
      version: 1,
    });
    await call('POST', `/api/admin/reviews/${sent.body.id}/verdict`, reviewer, { verdict: 'approved' });
    const clinical = { content: TEXT.replace('112', '113') };
    expect(refusal(await update(id, 1, clinical))).toEqual(REFUSED);
    expect((await update(id, 1, { ...clinical, exemption_reason: REASON })).status).toBe(200);
    expect(await publicReview(String(body.slug))).toMatchObject({ state: 'changed', reviewer: null });
  });

  it('keeps the review of a saved text too, and only where one is to be kept', async () => {
    const { id } = await reviewed();
    const keep = () =>
      call('POST', `/api/blog/admin/posts/${id}/reviews/editorial-changes`, admin, {
        reason: 'Ett stavfel i första stycket.',
      });
    expect(refusal(await keep())).toEqual([422, 'CLINICAL_CHANGE']);
    await update(id, 1, { content: CORRECTED, status: 'draft' });
    expect((await keep()).body).toMatchObject({ current: { state: 'current' }, can_keep: false });
    expect((await update(id, 2, { content: CORRECTED })).status).toBe(200);
  });
});

describe('the other roads of the API', () => {
  it('restores no unreviewed revision over a published text', async () => {
    const { id } = await reviewed();
    await update(id, 1, { content: '<p>Ett utkast.</p>', status: 'draft' });
    expect((await update(id, 2, {})).status).toBe(200);
    const restored = await call('POST', `/api/blog/admin/posts/${id}/revisions/2/restore`, admin, {
      version: 3,
    });
    expect(refusal(restored)).toEqual(REFUSED);
  });

  it('restores from the trash as a draft', async () => {
    const { body } = await create({ exemption_reason: REASON });
    await call('DELETE', `/api/blog/posts/${body.id}`, admin);
    const restored = await call('POST', `/api/blog/admin/trash/${body.id}/restore`, admin);
    expect(restored.body.status).toBe('draft');
  });

  it('outlives the account of its reviewer', async () => {
    const other = await api.signedIn('reviewer', { name: 'Annan Provsson (påhittad)' });
    const { body } = await create({ title: 'Om tunga dagar', status: 'draft' });
    const sent = await call('POST', `/api/blog/admin/posts/${body.id}/reviews`, admin, {
      reviewer_id: other.id,
      legitimation: 'läkare (prov)',
      version: 1,
    });
    await call('POST', `/api/admin/reviews/${sent.body.id}/verdict`, other, { verdict: 'approved' });
    await update(String(body.id), 1, {});
    await api.query('DELETE FROM users WHERE id = $1', [other.id]);
    expect(await publicReview(String(body.slug))).toMatchObject({ state: 'current', reviewer: null });
  });
});

describe('the database', () => {
  const refused = (sql: string, values: unknown[] = []) =>
    expect(api.query(sql, values)).rejects.toThrow(
      /neither a valid review|does not change|not truncated|clinical text differs|check constraint/,
    );

  it('publishes nothing past the gate', async () => {
    const { body } = await create({ status: 'draft' });
    await refused(`UPDATE posts SET status = 'published' WHERE id = $1`, [body.id]);
    await refused(`UPDATE posts SET publish_at = now() + interval '1 hour' WHERE id = $1`, [body.id]);
    await refused(
      `INSERT INTO posts (slug, title, content, status, author_name, shows_crisis_card)
       VALUES ('forbi', 'Förbi', '<p>x</p>', 'published', 'x', true)`,
    );
    const open = await create({ shows_crisis_card: false });
    await refused(`UPDATE posts SET shows_crisis_card = true WHERE id = $1`, [open.body.id]);
  });

  it('changes no text of a reviewed post', async () => {
    const { id } = await reviewed();
    await update(id, 1, {});
    await refused(`UPDATE posts SET content = content || '<p>Mer.</p>' WHERE id = $1`, [id]);
    await refused(`UPDATE posts SET title = 'Annat' WHERE id = $1`, [id]);
    // Neither in two steps of one transaction.
    await refused(`DO $$ BEGIN
      UPDATE posts SET status = 'draft', content = '<p>Annat</p>' WHERE id = ${id};
      UPDATE posts SET status = 'published' WHERE id = ${id};
    END $$`);
  });

  it('takes no review, editorial change or exemption from under a published post', async () => {
    const { id, review } = await reviewed();
    await update(id, 1, {});
    await refused('DELETE FROM post_reviews WHERE id = $1', [review]);
    await refused('DELETE FROM post_revisions WHERE post_id = $1 AND version = 1', [id]);
    await update(id, 2, { content: CORRECTED, editorial_reason: 'Ett stavfel i första stycket.' });
    await refused('DELETE FROM editorial_changes WHERE review_id = $1', [review]);
    const { body } = await create({ exemption_reason: REASON });
    await refused('DELETE FROM review_exemptions WHERE post_id = $1', [body.id]);
    await refused('UPDATE review_exemptions SET ended_at = now() WHERE post_id = $1', [body.id]);
    for (const table of ['post_reviews', 'review_exemptions', 'editorial_changes', 'posts'])
      await refused(`TRUNCATE ${table} CASCADE`);
  });

  it('computes hash and dates itself, and changes none of them', async () => {
    const { id, review } = await reviewed();
    await refused(`UPDATE post_reviews SET next_on = next_on + 400 WHERE id = $1`, [review]);
    await refused(`UPDATE post_reviews SET content_hash = 'annan' WHERE id = $1`, [review]);
    await refused(`UPDATE post_reviews SET valid_months = 37 WHERE id = $1`, [review]);
    await refused(`UPDATE post_reviews SET verdict = 'returned' WHERE id = $1`, [review]);
    const { body } = await create({ status: 'draft' });
    await api.query(
      `INSERT INTO post_reviews (post_id, version, verdict, content_hash, reviewed_on, next_on)
       VALUES ($1, 1, 'approved', 'x', '2020-01-01', '2999-01-01')`,
      [body.id],
    );
    await refused(`UPDATE posts SET status = 'published' WHERE id = $1`, [body.id]);
    await api.query(
      `INSERT INTO post_reviews (post_id, version, verdict, reviewer_name, legitimation, next_on)
       VALUES ($1, 1, 'approved', 'Prov', 'prov', '2999-01-01')`,
      [id],
    );
    const [row] = await api.query<{ isWithin: boolean }>(
      `SELECT max(next_on) <= swedish_today() + 1100 AS "isWithin" FROM post_reviews WHERE post_id = $1`,
      [id],
    );
    expect(row).toEqual({ isWithin: true });
  });

  it('keeps no review for a clinical change', async () => {
    const { id, review } = await reviewed();
    await api.query(`UPDATE posts SET content = replace(content, '112', '113') WHERE id = $1`, [id]);
    await refused(
      `INSERT INTO editorial_changes (review_id, content_hash, reason, decided_by_name)
       VALUES ($1, 'x', 'Ett litet stavfel.', 'x')`,
      [review],
    );
  });

  it('leaves no revision to be altered until a clinical change passes as an editorial one', async () => {
    const { id } = await reviewed();
    await update(id, 1, { status: 'draft' });
    const changed = `jsonb_set(fields, '{content}', to_jsonb(replace(fields ->> 'content', '112', '113')))`;
    await refused(`UPDATE post_revisions SET fields = ${changed} WHERE post_id = $1 AND version = 1`, [id]);
    // Neither by another revision in its place, where the review still finds one.
    await refused(
      `WITH moved AS (UPDATE post_revisions SET version = 99 WHERE post_id = $1 AND version = 1 RETURNING *)
       INSERT INTO post_revisions (post_id, version, saved_at, saved_by_name, fields)
       SELECT post_id, 1, saved_at, saved_by_name, ${changed} FROM moved`,
      [id],
    );
    // A revision that goes and comes again has lost its review.
    await api.query(
      `WITH replaced AS (DELETE FROM post_revisions WHERE post_id = $1 AND version = 1 RETURNING *)
       INSERT INTO post_revisions SELECT post_id, version, saved_at, saved_by, saved_by_name, ${changed} FROM replaced`,
      [id],
    );
    expect(await api.query('SELECT id FROM post_reviews WHERE post_id = $1', [id])).toEqual([]);
  });

  it('dates an exemption by its own clock, with a reason', async () => {
    const { body } = await create({ status: 'draft' });
    const insert = (reason: string) =>
      api.query<{ isNow: boolean }>(
        `INSERT INTO review_exemptions (post_id, reason, given_by_name, given_at)
         VALUES ($1, $2, 'x', '2999-01-01') RETURNING given_at <= now() AS "isNow"`,
        [body.id, reason],
      );
    await expect(insert('          ')).rejects.toThrow(/check constraint/);
    expect(await insert(REASON)).toEqual([{ isNow: true }]);
  });
});

describe('the clock', () => {
  /** Sets the open exemption of a post back, past the trigger that keeps it. */
  const age = async (id: unknown, days: number) => {
    await api.query('ALTER TABLE review_exemptions DISABLE TRIGGER USER');
    await api.query(
      `UPDATE review_exemptions SET given_at = now() - make_interval(days => $2)
       WHERE post_id = $1 AND ended_at IS NULL`,
      [id, days],
    );
    await api.query('ALTER TABLE review_exemptions ENABLE TRIGGER USER');
  };
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

  it('publishes no changed text by an exemption of 180 days, and leaves what is published', async () => {
    const { body } = await create({ title: 'Om tunga dagar', exemption_reason: REASON });
    const id = String(body.id);
    await age(id, 179);
    expect((await update(id, 1, { content: CORRECTED })).status).toBe(200);
    await age(id, 180);
    expect((await update(id, 2, { content: CORRECTED, difficulty: 'Medel' })).status).toBe(200);
    expect(refusal(await update(id, 3, { content: TEXT }))).toEqual(REFUSED);
    const renewed = 'Granskaren har inte tid i höst heller.';
    expect((await update(id, 3, { content: TEXT, exemption_reason: renewed })).status).toBe(200);
    const { body: list } = await call('GET', `/api/blog/admin/posts/${id}/reviews`, admin);
    expect(list.decisions).toMatchObject([
      { reason: renewed, ended_at: null },
      { reason: REASON, ended_at: expect.stringMatching(/^20/) },
    ]);
  });

  it('publishes nothing by a review that is over', async () => {
    const { id, review } = await reviewed();
    await expire(review);
    expect(refusal(await update(id, 1, {}))).toEqual(REFUSED);
  });

  it('leaves what is published, says that its review is over, and takes no editorial change of it', async () => {
    const { id, review, slug } = await reviewed();
    await update(id, 1, {});
    await expire(review);
    expect((await update(id, 2, { difficulty: 'Medel' })).status).toBe(200);
    expect(await publicReview(slug)).toMatchObject({ state: 'expired' });
    const corrected = { content: CORRECTED, editorial_reason: 'Ett stavfel i första stycket.' };
    expect(refusal(await update(id, 3, corrected))).toEqual(REFUSED);
  });

  it('schedules nothing for a day after the review is over', async () => {
    const { id } = await reviewed({ months: 1 });
    expect(refusal(await update(id, 1, { status: 'draft', publish_at: at(40) }))).toEqual(REFUSED);
    expect((await update(id, 1, { status: 'draft', publish_at: at(20) })).status).toBe(200);
  });

  it('schedules nothing for a day after the exemption is over, without a new one', async () => {
    const scheduled = { title: 'Om tunga dagar', status: 'draft', exemption_reason: REASON };
    expect(refusal(await create({ ...scheduled, publish_at: at(181) }))).toEqual(REFUSED);
    const { body } = await create({ ...scheduled, publish_at: at(179) });
    const id = String(body.id);
    await age(id, 10);
    const later = { status: 'draft', publish_at: at(175) };
    expect(refusal(await update(id, 1, later))).toEqual(REFUSED);
    const renewed = 'Granskaren har tid först till sommaren.';
    expect((await update(id, 1, { ...later, exemption_reason: renewed })).status).toBe(200);
    const { body: list } = await call('GET', `/api/blog/admin/posts/${id}/reviews`, admin);
    expect(list.decisions).toMatchObject([
      { reason: renewed, ended_at: null },
      { reason: REASON, ended_at: expect.stringMatching(/^20/) },
    ]);
  });

  it.each([
    [
      'review',
      async () => {
        const { id, review } = await reviewed();
        await update(id, 1, { status: 'draft', publish_at: at(1) });
        return { id, end: () => expire(review) };
      },
    ],
    [
      'exemption',
      async () => {
        const { body } = await create({ status: 'draft', publish_at: at(1), exemption_reason: REASON });
        return { id: String(body.id), end: () => age(body.id, 180) };
      },
    ],
  ])(
    'leaves a scheduled post a draft when its %s is over at its time, and publishes the next',
    async (_, schedule) => {
      const { id, end } = await schedule();
      const next = await create({ shows_crisis_card: false, status: 'draft', publish_at: at(1) });
      await end();
      await api.query('ALTER TABLE posts DISABLE TRIGGER posts_review_gate');
      await api.query('UPDATE posts SET publish_at = now() WHERE id = ANY ($1)', [[id, next.body.id]]);
      await api.query('ALTER TABLE posts ENABLE TRIGGER posts_review_gate');
      const stateOf = async (post: unknown) =>
        (await call('GET', `/api/blog/admin/posts/${String(post)}`, admin)).body;
      await eventually(async () => (await stateOf(next.body.id)).status === 'published');
      await eventually(async () => (await stateOf(id)).publish_at === null);
      expect(await stateOf(id)).toMatchObject({ status: 'draft' });
    },
  );
});
