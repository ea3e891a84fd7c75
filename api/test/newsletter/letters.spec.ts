import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStream } from '../support/event-stream';
import { activeSubscriber, idOf, mailedToken, someCaller, startNewsletterApi } from '../support/newsletter';
import { eventually, type TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

const LETTERS = '/api/newsletter/letters';

interface Campaign {
  slug: string;
  status?: 'draft' | 'scheduled' | 'sending' | 'stopped' | 'sent';
  isListed?: boolean;
  welcomeDays?: number | null;
  startedAt?: string | null;
  /** Of the first copy; as it started unless it says otherwise. */
  firstSentAt?: string | null;
  sendAt?: string | null;
}

let api: TestApi;

beforeAll(async () => {
  api = await startNewsletterApi();
});
afterAll(() => api.stop());

async function addCampaign({
  slug,
  status = 'sent',
  isListed = true,
  welcomeDays = null,
  startedAt = '2026-10-01T08:00:00Z',
  firstSentAt = startedAt,
  sendAt = null,
}: Campaign): Promise<string> {
  const [row] = await api.query<{ id: string }>(
    `INSERT INTO campaigns (slug, subject, preheader, content, status, is_listed, welcome_days, started_at, first_sent_at, send_at, web_key)
     VALUES ($1, 'Ämne ' || $1, 'Kort om ' || $1, '<p>Brevet.</p>', $2, $3, $4, $5, $6, $7, 'nyckel-' || $1) RETURNING id`,
    [slug, status, isListed, welcomeDays, startedAt, firstSentAt, sendAt],
  );
  return row?.id ?? '';
}

const slugsOf = async (query = '') =>
  (await api.get<{ letters: { slug: string }[] }>(LETTERS + query)).body.letters.map(({ slug }) => slug);
const visitsOf = async (slug: string) =>
  (await api.query<{ visits: string }>('SELECT visits FROM campaigns WHERE slug = $1', [slug]))[0]?.visits;
const visit = (slug: string) => api.call('POST', `${LETTERS}/${slug}/visits`, { headers: someCaller() });

describe('the archive of letters', () => {
  beforeAll(async () => {
    await addCampaign({ slug: 'forsta', startedAt: '2026-09-01T08:00:00Z' });
    await addCampaign({ slug: 'andra', status: 'sending', startedAt: '2026-10-01T08:00:00Z' });
    await addCampaign({ slug: 'dold', isListed: false });
    await addCampaign({ slug: 'valkommen', status: 'sending', welcomeDays: 3 });
    await addCampaign({ slug: 'stoppat', status: 'stopped', firstSentAt: null });
    await addCampaign({ slug: 'utkast', status: 'draft', startedAt: null });
  });

  it('lists newest first what was sent, without drafts, welcome letters and those kept out', async () => {
    const { body, headers } = await api.get(LETTERS);
    expect(body).toEqual({
      letters: [
        {
          slug: 'andra',
          subject: 'Ämne andra',
          preheader: 'Kort om andra',
          sent_at: '2026-10-01T08:00:00.000Z',
        },
        expect.objectContaining({ slug: 'forsta' }),
      ],
      pagination: { page: 1, limit: 20, totalCount: 2, totalPages: 1 },
    });
    expect(headers.get('surrogate-key')).toBe('letters');
  });

  it('comes in pages', async () => {
    expect(await slugsOf('?limit=1&page=2')).toEqual(['forsta']);
    expect(await slugsOf('?limit=1&page=3')).toEqual([]);
  });

  it.each([
    ['andra', 'andra', true],
    ['nyckel-andra', 'andra', true],
    ['nyckel-dold', 'dold', false],
    ['nyckel-valkommen', 'valkommen', false],
    ['nyckel-stoppat', 'stoppat', false],
  ])('opens a letter at %s: %s, in the archive: %s', async (name, slug, isListed) => {
    const { status, body, headers } = await api.get(`${LETTERS}/${name}`);
    expect([status, headers.get('surrogate-key')]).toEqual([200, 'letters']);
    expect(body).toMatchObject({ slug, content: '<p>Brevet.</p>', is_listed: isListed });
  });

  it.each(['dold', 'valkommen', 'stoppat', 'utkast', 'nyckel-utkast', 'finns-inte', 'A'])(
    'returns 404 for %s',
    async (slug) => {
      expect((await api.get(`${LETTERS}/${slug}`)).status).toBe(404);
    },
  );
});

describe('a visit from a letter', () => {
  beforeAll(() => addCampaign({ slug: 'besokt' }));

  it('counts without a body, for nobody in particular', async () => {
    expect([(await visit('besokt')).status, (await visit('besokt')).status]).toEqual([204, 204]);
    expect(await visitsOf('besokt')).toBe('2');
  });

  it('counts nowhere for a letter that was never sent', async () => {
    await addCampaign({ slug: 'osant', status: 'draft', startedAt: null });
    for (const slug of ['osant', 'finns-inte', 'A']) expect((await visit(slug)).status).toBe(404);
    expect(await visitsOf('osant')).toBe('0');
  });
});

describe('a campaign that starts', () => {
  it('opens to its recipients at once, and to visitors with its first copy', async () => {
    const stream = await EventStream.open(api.origin);
    const id = await addCampaign({
      slug: 'borjar',
      status: 'scheduled',
      startedAt: null,
      sendAt: '2026-01-01T00:00:00Z',
    });
    const advance = () => api.app.get(testedApi.CampaignQueue).advance();
    const statuses = async () => [
      (await api.get(`${LETTERS}/borjar`)).status,
      (await api.get(`${LETTERS}/nyckel-borjar`)).status,
    ];
    expect(await statuses()).toEqual([404, 404]);
    await advance();
    expect([await statuses(), stream.events.length]).toEqual([[404, 200], 1]);
    await api.query(
      `INSERT INTO campaign_recipients (campaign_id, subscriber_id, domain, state, due_at)
       VALUES ($1, 4711, 'exempel.se', 'sent', now())`,
      [id],
    );
    await advance();
    await eventually(async () => stream.events.length > 1);
    expect(stream.events.at(-1)).toMatchObject({ slugs: [], tags: ['letters'] });
    expect(await statuses()).toEqual([200, 200]);
    await advance();
    expect(stream.events).toHaveLength(2);
    stream.close();
  });

  it('stays unseen where it is stopped before its first copy', async () => {
    await addCampaign({ slug: 'ingen-fick', status: 'stopped', firstSentAt: null });
    await api.app.get(testedApi.CampaignQueue).advance();
    expect((await api.get(`${LETTERS}/ingen-fick`)).status).toBe(404);
    expect(await slugsOf()).not.toContain('ingen-fick');
  });
});

describe('the switch of a letter', () => {
  const change = async (id: string, name: 'publish' | 'unpublish') =>
    api.call<{ is_listed: boolean }>('POST', `/api/admin/campaigns/${id}/${name}`, {
      token: (await api.signedIn('admin')).token,
      body: {},
    });

  it('hides it from visitors, keeps it for its recipients, and is logged', async () => {
    const id = await addCampaign({ slug: 'vaxlas' });
    const stream = await EventStream.open(api.origin);
    expect((await change(id, 'unpublish')).body.is_listed).toBe(false);
    await eventually(async () => stream.events.length > 1);
    expect(stream.events.at(-1)).toMatchObject({ slugs: [], tags: ['letters'] });
    stream.close();
    expect((await api.get(`${LETTERS}/vaxlas`)).status).toBe(404);
    expect((await api.get(`${LETTERS}/nyckel-vaxlas`)).status).toBe(200);
    expect(await slugsOf()).not.toContain('vaxlas');
    await change(id, 'publish');
    expect(await slugsOf()).toContain('vaxlas');
    const logged = await api.query<{ action: string }>(
      `SELECT action FROM audit_log WHERE target = $1 ORDER BY id`,
      [id],
    );
    expect(logged.map(({ action }) => action)).toEqual(['Campaigns_unpublish', 'Campaigns_publish']);
  });

  it.each([
    ['a draft', { slug: 'ett-utkast', status: 'draft', startedAt: null }],
    ['a welcome letter', { slug: 'en-halsning', status: 'sending', welcomeDays: 1 }],
  ] as const)('returns 409 for %s', async (_, campaign) => {
    expect((await change(await addCampaign(campaign), 'publish')).status).toBe(409);
  });
});

describe('unsubscribing by a letter', () => {
  const leftAt = async (campaign: string, subscriber: string) =>
    (
      await api.query<{ left_at: Date | null }>(
        'SELECT left_at FROM campaign_recipients WHERE campaign_id = $1 AND subscriber_id = $2',
        [campaign, subscriber],
      )
    )[0]?.left_at;

  async function receivedLetter(name: string) {
    const email = `${name}@exempel.se`;
    await activeSubscriber(api, email);
    const [id, campaign] = [await idOf(api, email), await addCampaign({ slug: `brev-till-${name}` })];
    await api.query(
      `INSERT INTO campaign_recipients (campaign_id, subscriber_id, domain, state, due_at)
       VALUES ($1, $2, 'exempel.se', 'sent', now())`,
      [campaign, id],
    );
    const token = await mailedToken(api, email, 'avregistrera');
    return { slug: `brev-till-${name}`, token, left: () => leftAt(campaign, id) };
  }

  it.each([
    ['/api/newsletter/unsubscribe', 'json'],
    ['/api/newsletter/unsubscribe/form', 'form'],
  ])('notes the letter at %s', async (path, kind) => {
    const { slug, token, left } = await receivedLetter(kind);
    expect(await left()).toBeNull();
    const body = { token, letter: slug };
    const { status } = await api.call('POST', path, {
      body: kind === 'form' ? new URLSearchParams(body).toString() : body,
      headers: {
        ...someCaller(),
        ...(kind === 'form' ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
      },
    });
    expect(status).toBe(200);
    expect(await left()).toBeInstanceOf(Date);
  });

  it('notes no letter by another way', async () => {
    const { token, left } = await receivedLetter('annars');
    await api.call('POST', '/api/newsletter/unsubscribe', { body: { token }, headers: someCaller() });
    expect(await left()).toBeNull();
  });
});
