import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CampaignQueue } from '../../src/modules/campaigns/sending/campaign-queue';
import type { RefusalsDto } from '../../src/modules/campaigns/sending/campaign-figures.dto';
import {
  addSubscribers,
  CAMPAIGNS,
  readLetter,
  startLetter,
  writeLetter,
  wrongCounts,
} from '../support/campaigns';
import { TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

let api: TestApi;
let token: string;
let queue: CampaignQueue;
let letter: Awaited<ReturnType<typeof writeLetter>>;

// Without a mail server nothing takes from the queue but the test.
beforeAll(async () => {
  api = await TestApi.start({
    environment: { CAMPAIGN_PER_SECOND: '0', CAMPAIGN_PER_DOMAIN_PER_SECOND: '0' },
  });
  ({ token } = await api.signedIn('admin'));
  queue = api.app.get(testedApi.CampaignQueue);
});
afterAll(() => api.stop());

const readRefusals = async (state: string, as = token) =>
  (await api.get<RefusalsDto>(`${CAMPAIGNS}/${letter.id}/refusals?state=${state}`, as)).body;
const resend = (body: object) => api.call('POST', `${CAMPAIGNS}/${letter.id}/resend`, { token, body });
const counts = async () => (await readLetter(api, token, letter)).recipients;
const claim = async () => (await queue.exchange([], 20)).map(({ recipient }) => recipient);

/** A sent letter: p1 and p2 refused, p1 for a mailbox that does not exist, p3 and p4 uncertain, p5 has it. */
beforeEach(async () => {
  await api.query('DELETE FROM campaigns');
  await api.query('DELETE FROM newsletter_subscribers');
  await api.query('DELETE FROM newsletter_suppressions');
  await addSubscribers((sql, values) => api.query(sql, values), 5);
  letter = await writeLetter(api, token);
  await startLetter(api, token, letter);
  await queue.advance();
  const claimed = (await claim()).sort((a, b) => a.email.localeCompare(b.email));
  const states = ['refused', 'refused', 'uncertain', 'uncertain', 'sent'] as const;
  const outcomes = claimed.map(({ id, email }, index) => ({
    id,
    attempt: 1,
    state: states[index] ?? 'sent',
    reason: index < 2 ? '550 No such user' : null,
    pauseSeconds: 0,
    bouncedAddress: index === 0 ? email : null,
  }));
  await queue.exchange(outcomes, 0);
  await queue.advance();
});

describe('the list of those whom a letter did not reach', () => {
  it('has addresses for the owner and numbers alone for an editor', async () => {
    const { recipients, ...numbers } = await readRefusals('refused');
    expect(numbers).toMatchObject({
      reasons: [{ reason: '550 No such user', count: 2 }],
      resendable: 1,
      pagination: { totalCount: 2 },
    });
    expect(recipients?.map(({ email, may_resend }) => [email, may_resend]).sort()).toEqual([
      ['p1@exempel.se', false],
      ['p2@exempel.se', true],
    ]);
    const editor = await api.signedIn('editor');
    expect(await readRefusals('refused', editor.token)).toEqual({ ...numbers, recipients: null });
  });

  it('holds no address of an erased one', async () => {
    await api.query(`DELETE FROM newsletter_subscribers WHERE email = 'p2@exempel.se'`);
    const { recipients, resendable } = await readRefusals('refused');
    expect(recipients?.map(({ email }) => email)).toEqual(expect.arrayContaining([null]));
    expect(resendable).toBe(0);
  });
});

describe('a resend', () => {
  it('reaches the refused whose address still gets letters, and nobody else', async () => {
    expect((await resend({ state: 'refused' })).status).toBe(200);
    expect(await readLetter(api, token, letter)).toMatchObject({ status: 'sending', finished_at: null });
    expect((await claim()).map(({ email }) => email)).toEqual(['p2@exempel.se']);
    expect(await counts()).toMatchObject({ refused: 1, handing: 1, uncertain: 2, sent: 1 });
    expect(await wrongCounts(api)).toEqual([]);
  });

  it('reaches the chosen ones of the uncertain, once, also when it is ordered twice', async () => {
    const { recipients } = await readRefusals('uncertain');
    const chosen = { state: 'uncertain', recipients: [recipients?.[0]?.id] };
    const answers = await Promise.all([resend(chosen), resend(chosen)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await claim()).map(({ email }) => email)).toEqual([recipients?.[0]?.email]);
    expect(await claim()).toEqual([]);
    expect((await resend({ state: 'refused', recipients: [recipients?.[1]?.id] })).status).toBe(409);
    expect((await resend({ state: 'uncertain', recipients: [] })).status).toBe(400);
  });

  it('leaves uncertain what a killed process was handing over, and sends it no third time by itself', async () => {
    await resend({ state: 'uncertain' });
    const before = await claim();
    expect(before).toHaveLength(2);
    await api.query(
      `UPDATE campaign_recipients SET handed_at = now() - interval '1 hour' WHERE state = 'handing'`,
    );
    await queue.advance();
    expect(await counts()).toMatchObject({ uncertain: 2, waiting: 0, handing: 0 });
    await queue.advance();
    expect(await claim()).toEqual([]);
  });

  it('reaches nobody of a stopped letter', async () => {
    await api.query(`UPDATE campaigns SET status = 'stopped'`);
    expect((await resend({ state: 'uncertain' })).status).toBe(409);
  });
});
