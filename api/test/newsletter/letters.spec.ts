import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStream } from '../support/event-stream';
import { activeSubscriber, idOf, mailedToken, someCaller, startNewsletterApi } from '../support/newsletter';
import { eventually, type TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

const LETTERS = '/api/newsletter/letters';

interface Campaign {
  slug: string;
  status?: 'draft' | 'scheduled' | 'sending' | 'sent';
  isListed?: boolean;
  welcomeDays?: number | null;
  startedAt?: string | null;
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
  sendAt = null,
}: Campaign): Promise<string> {
  const [row] = await api.query<{ id: string }>(
    `INSERT INTO campaigns (slug, subject, preheader, content, status, is_listed, welcome_days, started_at, send_at)
     VALUES ($1, 'Ämne ' || $1, 'Kort om ' || $1, '<p>Brevet.</p>', $2, $3, $4, $5, $6) RETURNING id`,
    [slug, status, isListed, welcomeDays, startedAt, sendAt],
  );
  return row?.id ?? '';
}

const slugsOf = async (query = '') =>
  (await api.get<{ letters: { slug: string }[] }>(LETTERS + query)).body.letters.map(({ slug }) => slug);
const visitsOf = async (slug: string) =>
  (await api.query<{ visits: string }>('SELECT visits FROM campaigns WHERE slug = $1', [slug]))[0]?.visits;
const visit = (slug: string) => api.call('POST', `${LETTERS}/${slug}/visits`, { headers: someCaller() });

describe('the letters', () => {
  beforeAll(async () => {
    await addCampaign({ slug: 'forsta', startedAt: '2026-09-01T08:00:00Z' });
    await addCampaign({ slug: 'andra', status: 'sending', startedAt: '2026-10-01T08:00:00Z' });
    await addCampaign({ slug: 'dold', isListed: false });
    await addCampaign({ slug: 'valkommen', status: 'sending', welcomeDays: 3 });
    await addCampaign({ slug: 'utkast', status: 'draft', startedAt: null });
  });

  it('are listed newest first, but for drafts, welcome letters and those kept out of the archive', async () => {
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

  it('are listed in pages', async () => {
    expect(await slugsOf('?limit=1&page=2')).toEqual(['forsta']);
    expect(await slugsOf('?limit=1&page=3')).toEqual([]);
  });

  it.each([
    ['andra', true],
    ['dold', false],
    ['valkommen', false],
  ])('can each be read by its address: %s, in the archive: %s', async (slug, isListed) => {
    const { status, body, headers } = await api.get(`${LETTERS}/${slug}`);
    expect([status, headers.get('surrogate-key')]).toEqual([200, 'letters']);
    expect(body).toMatchObject({ slug, content: '<p>Brevet.</p>', is_listed: isListed });
  });

  it.each(['utkast', 'finns-inte', 'A'])('do not show %s', async (slug) => {
    expect((await api.get(`${LETTERS}/${slug}`)).status).toBe(404);
  });
});

describe('a visit from a letter', () => {
  beforeAll(() => addCampaign({ slug: 'besokt' }));

  it('is counted without body, of nobody in particular', async () => {
    expect([(await visit('besokt')).status, (await visit('besokt')).status]).toEqual([204, 204]);
    expect(await visitsOf('besokt')).toBe('2');
  });

  it('of no letter that was sent is counted nowhere', async () => {
    await addCampaign({ slug: 'osant', status: 'draft', startedAt: null });
    for (const slug of ['osant', 'finns-inte', 'A']) expect((await visit(slug)).status).toBe(404);
    expect(await visitsOf('osant')).toBe('0');
  });
});

describe('a campaign that starts', () => {
  it('is announced to the caches of pages', async () => {
    const stream = await EventStream.open(api.origin);
    await addCampaign({
      slug: 'borjar',
      status: 'scheduled',
      startedAt: null,
      sendAt: '2026-01-01T00:00:00Z',
    });
    expect((await api.get(`${LETTERS}/borjar`)).status).toBe(404);
    await api.app.get(testedApi.CampaignQueue).advance();
    await eventually(async () => stream.events.length > 1);
    expect(stream.events.at(-1)).toMatchObject({ slugs: [], tags: ['letters'] });
    expect((await api.get(`${LETTERS}/borjar`)).status).toBe(200);
    stream.close();
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
  ])('at %s notes by which', async (path, kind) => {
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

  it('by another way than a letter notes none', async () => {
    const { token, left } = await receivedLetter('annars');
    await api.call('POST', '/api/newsletter/unsubscribe', { body: { token }, headers: someCaller() });
    expect(await left()).toBeNull();
  });
});
