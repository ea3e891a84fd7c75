import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CampaignQueue } from '../../src/modules/campaigns/sending/campaign-queue';
import { addSubscribers, CAMPAIGNS, readLetter, startLetter, writeLetter } from '../support/campaigns';
import { TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

let api: TestApi;
let token: string;
let queue: CampaignQueue;

// Without a mail server nothing takes from the queue but the test.
beforeAll(async () => {
  api = await TestApi.start({
    environment: { CAMPAIGN_PER_SECOND: '0', CAMPAIGN_PER_DOMAIN_PER_SECOND: '0' },
  });
  ({ token } = await api.signedIn('admin'));
  queue = api.app.get(testedApi.CampaignQueue);
  await addSubscribers((sql, values) => api.query(sql, values), 1);
});
afterAll(() => api.stop());
beforeEach(() => api.query('DELETE FROM campaigns'));

async function claimOne() {
  const letter = await writeLetter(api, token);
  await startLetter(api, token, letter);
  await queue.advance();
  const [claimed] = await queue.exchange([], 1);
  if (!claimed) throw new Error('Nothing was claimed.');
  return { letter, id: claimed.recipient.id };
}

async function abandon(): Promise<void> {
  await api.query(`UPDATE campaign_recipients SET handed_at = now() - interval '1 hour'`);
  await queue.advance();
}

const outcome = (id: string, attempt: number, state: 'sent' | 'refused') => ({
  id,
  attempt,
  state,
  reason: null,
  pauseSeconds: 0,
  bouncedAddress: null,
});

describe('an outcome that is stored late', () => {
  it('says that the letter was sent, though it had been taken for uncertain', async () => {
    const { letter, id } = await claimOne();
    await abandon();
    expect((await readLetter(api, token, letter)).recipients).toMatchObject({ uncertain: 1 });
    await queue.exchange([outcome(id, 1, 'sent')], 0);
    expect((await readLetter(api, token, letter)).recipients).toMatchObject({ uncertain: 0, sent: 1 });
  });

  it('changes nothing of a later attempt', async () => {
    const { letter, id } = await claimOne();
    await abandon();
    await api.call('POST', `${CAMPAIGNS}/${letter.id}/resend`, {
      token,
      body: { state: 'uncertain' },
    });
    expect(await queue.exchange([], 1)).toHaveLength(1);
    await queue.exchange([outcome(id, 1, 'refused')], 0);
    expect((await readLetter(api, token, letter)).recipients).toMatchObject({ handing: 1, refused: 0 });
    await queue.exchange([outcome(id, 2, 'sent')], 0);
    expect((await readLetter(api, token, letter)).recipients).toMatchObject({ handing: 0, sent: 1 });
  });
});

it('takes recipients of its own for each of the claims at the same time', async () => {
  await addSubscribers((sql, values) => api.query(sql.replaceAll("'p'", "'q'"), values), 200);
  const letter = await writeLetter(api, token);
  await startLetter(api, token, letter);
  await queue.advance();
  const claims = await Promise.all(Array.from({ length: 8 }, () => queue.exchange([], 5)));
  const ids = claims.flat().map(({ recipient }) => recipient.id);
  expect(ids).toHaveLength(40);
  expect(new Set(ids).size).toBe(40);
});
