import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addSubscribers,
  readLetter,
  startCampaignApi,
  startLetter,
  untilStatus,
  writeLetter,
} from '../support/campaigns';
import { SmtpSink } from '../support/smtp-sink';
import { eventually, type TestApi } from '../support/test-api';

let sink: SmtpSink;
let api: TestApi;
let token: string;

async function send(subscribers: number, environment: Record<string, string>) {
  ({ api, token } = await startCampaignApi(sink, environment));
  await addSubscribers((sql, values) => api.query(sql, values), subscribers);
  const letter = await writeLetter(api, token);
  await startLetter(api, token, letter);
  return letter;
}

/** Most mails within a second, of one domain or of all. */
function mostInASecond(domain = ''): number {
  const times = sink.mails.flatMap(({ to, receivedAt }) => (to[0]?.endsWith(domain) ? receivedAt : []));
  return Math.max(...times.map((from) => times.filter((time) => time >= from && time < from + 1000).length));
}

beforeEach(() => {
  sink = new SmtpSink();
});
afterEach(async () => {
  await api.stop();
  await sink.close();
});

describe('the pace', () => {
  it('in all holds for every second, after a burst of one second', async () => {
    const letter = await send(60, { CAMPAIGN_PER_SECOND: '20' });
    await untilStatus(api, token, letter, 'sent');
    // What a rested pace may send at once, and what a second adds.
    expect(mostInASecond()).toBeLessThanOrEqual(41);
    expect(mostInASecond()).toBeGreaterThan(10);
    const times = sink.mails.map(({ receivedAt }) => receivedAt);
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(1500);
  });

  it('of one receiving domain slows that one alone', async () => {
    ({ api, token } = await startCampaignApi(sink, { CAMPAIGN_PER_DOMAIN_PER_SECOND: '5' }));
    await addSubscribers((sql, values) => api.query(sql, values), 40);
    await api.query(
      `UPDATE newsletter_subscribers SET email = 'p' || id || '@liten' || id || '.se' WHERE id % 2 = 0`,
    );
    const letter = await writeLetter(api, token);
    await startLetter(api, token, letter);
    await untilStatus(api, token, letter, 'sent');
    expect(sink.mails).toHaveLength(40);
    expect(mostInASecond('@exempel.se')).toBeLessThanOrEqual(11);
    const endOf = (isSlow: boolean) =>
      Math.max(
        ...sink.mails.flatMap(({ to, receivedAt }) =>
          to[0]?.endsWith('@exempel.se') === isSlow ? receivedAt : [],
        ),
      );
    expect(endOf(true) - endOf(false)).toBeGreaterThan(1500);
  });

  it('of the first day ends the day, and the next one goes on with twice as many', async () => {
    const letter = await send(10, { CAMPAIGN_FIRST_DAY: '3' });
    await eventually(() => sink.mails.length === 3);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(sink.mails).toHaveLength(3);
    expect((await readLetter(api, token, letter)).recipients).toMatchObject({ sent: 3, waiting: 7 });
    await api.query('UPDATE campaign_days SET day = day - 1');
    await eventually(() => sink.mails.length === 9);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(sink.mails).toHaveLength(9);
  });
});
