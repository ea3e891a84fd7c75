import { describe, expect, it } from '@jest/globals';
import { addSubscribers, CAMPAIGNS, writeLetter } from '../support/campaigns';
import { activeSubscriber, mailedToken } from '../support/newsletter';
import { startPostsApi } from '../support/posts';

const admin = startPostsApi();

interface Figures {
  letters: { subject: string; sent: number; refused: number; uncertain: number; left_within_week: number }[];
}

it('compares the letters that reached somebody, with who left within a week', async () => {
  const { api, token } = admin;
  await addSubscribers((sql, values) => api.query(sql, values), 4);
  const older = await writeLetter(api, token, { subject: 'Till {förnamn|dig}' });
  const newer = await writeLetter(api, token, { subject: 'Nyare' });
  await writeLetter(api, token, { subject: 'Utkastet' });
  await api.query(
    `UPDATE campaigns SET status = 'sent', started_at = '2026-03-01', first_sent_at = CASE id WHEN $1 THEN
       timestamptz '2026-03-01' ELSE '2026-04-01' END WHERE id IN ($1, $2)`,
    [older.id, newer.id],
  );
  await api.query(
    `INSERT INTO campaign_recipients (campaign_id, subscriber_id, domain, state, due_at, handed_at, left_at)
     SELECT $1::bigint, id, 'exempel.se', CASE email WHEN 'p1@exempel.se' THEN 'refused' ELSE 'sent' END, now(),
       '2026-03-01', CASE email WHEN 'p2@exempel.se' THEN timestamptz '2026-03-05' WHEN 'p3@exempel.se' THEN '2026-03-20' END
     FROM newsletter_subscribers`,
    [older.id],
  );
  const { status, body } = await api.get<Figures>(`${CAMPAIGNS}/figures`, token);
  expect(status).toBe(200);
  expect(body.letters).toEqual([
    expect.objectContaining({ subject: 'Nyare', sent: 0, left_within_week: 0 }),
    expect.objectContaining({ subject: 'Till dig', sent: 3, refused: 1, uncertain: 0, left_within_week: 1 }),
  ]);
});

describe('a test letter', () => {
  const mailedTo = async () =>
    (
      await admin.api.query<{ recipient: string }>(
        `SELECT recipient FROM mails WHERE template = 'campaign-test' ORDER BY id`,
      )
    ).map(({ recipient }) => recipient);

  it('goes to the addresses that the owner chooses, and remembers them', async () => {
    const { api, token } = admin;
    const letter = await writeLetter(api, token);
    const test = (to?: unknown, as = token) =>
      api.call('POST', `${CAMPAIGNS}/${letter.id}/test`, { token: as, body: to === undefined ? {} : { to } });
    expect((await test(['a@exempel.se', 'Kim@EXEMPEL.se'])).body).toEqual({
      to: 'a@exempel.se, kim@exempel.se',
    });
    expect(await mailedTo()).toEqual(['a@exempel.se', 'kim@exempel.se']);
    const remembered = await api.get(`${CAMPAIGNS}/test-addresses`, token);
    expect(remembered.body).toEqual({ addresses: ['a@exempel.se', 'kim@exempel.se'] });
    const sixth = Array.from({ length: 6 }, (_, index) => `p${index}@exempel.se`);
    for (const wrong of [[], sixth, ['a@exempel.se', 'a@exempel.se'], ['ingen adress'], 'a@exempel.se', [7]])
      expect([wrong, (await test(wrong)).status]).toEqual([wrong, 400]);
    expect(await mailedTo()).toHaveLength(2);
  });

  it('reaches an address of somebody else thrice an hour, and nobody who takes no letters', async () => {
    const { api } = admin;
    const { email, token } = await api.signedIn('admin');
    const letter = await writeLetter(api, token);
    const empty = await api.call('POST', CAMPAIGNS, { token, body: {} });
    const test = (to: string[], of: unknown = letter.id) =>
      api.call('POST', `${CAMPAIGNS}/${String(of)}/test`, { token, body: { to } });
    const to = ['tre@exempel.se'];
    for (const unsent of [999_999, empty.body.id]) expect((await test(to, unsent)).status).not.toBe(200);
    for (const expected of [200, 200, 200, 429]) expect((await test(to)).status).toBe(expected);
    for (let sent = 0; sent < 4; sent++) expect((await test([email])).status).toBe(200);
    await activeSubscriber(api, 'nej@exempel.se');
    await api.call('POST', '/api/newsletter/unsubscribe', {
      body: { token: await mailedToken(api, 'nej@exempel.se', 'avregistrera') },
    });
    expect(await test(['ja@exempel.se', 'nej@exempel.se'])).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'to', message: 'Till nej@exempel.se skickas inga brev.' }] },
    });
    expect(await mailedTo()).not.toContain('ja@exempel.se');
  });

  it('goes to nobody else from an editor, and not without end', async () => {
    const { api } = admin;
    const { token } = await api.signedIn('editor');
    const letter = await writeLetter(api, token);
    const test = (body: object) => api.call('POST', `${CAMPAIGNS}/${letter.id}/test`, { token, body });
    expect((await test({ to: ['a@exempel.se'] })).status).toBe(403);
    expect((await api.get(`${CAMPAIGNS}/test-addresses`, token)).body).toEqual({ addresses: [] });
    const answers = await Promise.all(Array.from({ length: 21 }, () => test({})));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
