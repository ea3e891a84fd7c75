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
import { isLong } from '../support/tested-api';

const RECIPIENTS = isLong ? 100 : 50;

let sink: SmtpSink;
let api: TestApi;
let token: string;
let startedAt: number;

async function send(subscribers: number, environment: Record<string, string>) {
  ({ api, token } = await startCampaignApi(sink, environment));
  await addSubscribers((sql, values) => api.query(sql, values), subscribers);
  return startWritten();
}

async function startWritten() {
  const letter = await writeLetter(api, token);
  startedAt = performance.now();
  await startLetter(api, token, letter);
  return letter;
}

/** Mails, of one domain or of all, that came before the pace allows: a burst of one second, then one by one. */
function tooEarly(perSecond: number, domain = '') {
  const times = sink.mails
    .flatMap(({ to, receivedAt }) => (to[0]?.endsWith(domain) ? receivedAt : []))
    .sort((a, b) => a - b);
  return times.filter((time, index) => time < startedAt + ((index - perSecond) / perSecond) * 1000);
}

beforeEach(() => {
  sink = new SmtpSink();
});
afterEach(async () => {
  await api.stop();
  await sink.close();
});

describe('the pace', () => {
  it('holds in all for every second, after a burst of one second', async () => {
    const letter = await send(RECIPIENTS, { CAMPAIGN_PER_SECOND: '20' });
    await untilStatus(api, token, letter, 'sent');
    expect(sink.mails).toHaveLength(RECIPIENTS);
    expect(tooEarly(20)).toEqual([]);
  });

  it('slows one receiving domain alone', async () => {
    ({ api, token } = await startCampaignApi(sink, { CAMPAIGN_PER_DOMAIN_PER_SECOND: '2' }));
    await addSubscribers((sql, values) => api.query(sql, values), 40);
    await api.query(
      `UPDATE newsletter_subscribers SET email = 'p' || id || '@liten' || id || '.se' WHERE id % 2 = 0`,
    );
    const letter = await startWritten();
    await untilStatus(api, token, letter, 'sent');
    expect(sink.mails).toHaveLength(40);
    expect(tooEarly(2, '@exempel.se')).toEqual([]);
    const endOf = (isSlow: boolean) =>
      Math.max(
        ...sink.mails.flatMap(({ to, receivedAt }) =>
          to[0]?.endsWith('@exempel.se') === isSlow ? receivedAt : [],
        ),
      );
    // Twenty at this pace take nine seconds, the others far less, on a busy machine too.
    expect(endOf(false)).toBeLessThan(endOf(true));
  });

  it('ends the first day, and goes on the next one with twice as many', async () => {
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
