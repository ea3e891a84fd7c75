import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mailsTo } from '../support/newsletter';
import { TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

const NOTICES = '/api/admin/settings/notices';
/** Half past six and seven in Sweden, in winter. */
const BEFORE = new Date('2099-01-15T05:30:00Z');
const MORNING = new Date('2099-01-15T06:00:00Z');
const NEXT_MORNING = new Date('2099-01-16T06:00:00Z');

let api: TestApi;
let owner: { email: string; token: string };

beforeEach(async () => {
  api = await TestApi.start();
  owner = await api.signedIn('admin');
});
afterEach(() => api.stop());

const check = (now: Date, from = api) => from.app.get(testedApi.OverviewMailer).check(now);
const mails = () => mailsTo(api, owner.email);
const choose = (mail: string, version = 0, token = owner.token) =>
  api.call('PUT', NOTICES, { token, body: { mail, version } });
const message = () =>
  api.query(
    `INSERT INTO contact_messages (name, email, message) VALUES ('Rut Ek', 'rut@exempel.se', 'Något privat')`,
  );

describe('the daily mail to the owner', () => {
  it('comes once, after seven in the morning', async () => {
    await message();
    await check(BEFORE);
    expect(await mails()).toEqual([]);
    await check(MORNING);
    await check(MORNING);
    expect(await mails()).toHaveLength(1);
    await check(NEXT_MORNING);
    expect(await mails()).toHaveLength(2);
  });

  it('counts what waits, and names nobody', async () => {
    await message();
    await check(MORNING);
    const [mail] = await mails();
    expect(mail?.subject).toMatch(/^Väntar på dig: olästa meddelanden( och [^()]+)?$/);
    expect(mail?.text).toMatch(/Olästa meddelanden: 1, senast \d+ \S+ \d{4} kl\. \d\d\.\d\d/);
    expect(mail?.text).toMatch(/Öppna översikten:\nhttp\S+\/admin\/oversikt\n/);
    expect(mail?.text).toContain('/admin/konto');
    expect(mail?.text).not.toMatch(/Rut|rut@|privat/);
  });

  it('waits until the day after an owner was added', async () => {
    await message();
    await check(new Date());
    expect(await mails()).toEqual([]);
  });

  it('comes from one of several processes', async () => {
    const other = await TestApi.start({ databaseUrl: api.databaseUrl });
    try {
      await message();
      await Promise.all([check(MORNING), check(MORNING, other), check(MORNING), check(MORNING, other)]);
      expect(await mails()).toHaveLength(1);
    } finally {
      await other.stop();
    }
  });

  it('goes to owners alone', async () => {
    const carer = await api.signedIn('care');
    await message();
    await check(MORNING);
    expect(await mailsTo(api, carer.email)).toEqual([]);
  });
});

describe('the mail at once', () => {
  beforeEach(async () => {
    await message();
    expect((await choose('at_once')).status).toBe(200);
    await check(BEFORE);
  });

  it('tells what is new, once', async () => {
    expect(await mails()).toEqual([]);
    await message();
    await Promise.all([check(BEFORE), check(BEFORE)]);
    await check(MORNING);
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('Olästa meddelanden: 2');
    await message();
    await check(MORNING);
    expect(await mails()).toHaveLength(2);
  });

  it('collects the news of a quarter of an hour', async () => {
    const at = (minutes: number) => check(new Date(BEFORE.getTime() + minutes * 60_000));
    await message();
    await at(1);
    await message();
    await at(2);
    await message();
    await at(15);
    expect(await mails()).toHaveLength(1);
    await at(16);
    await at(32);
    const sent = await mails();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.text).toContain('Olästa meddelanden: 4');
  });

  it('says nothing when a message is read, and names it in the next mail', async () => {
    await api.query(`UPDATE contact_messages SET status = 'read'`);
    await check(MORNING);
    expect(await mails()).toEqual([]);
    await message();
    await check(MORNING);
    expect((await mails())[0]?.text).toContain('Lästa meddelanden utan svar: 1');
  });

  it('tells a message that came while another was answered', async () => {
    await api.query(`UPDATE contact_messages SET status = 'answered'`);
    await message();
    await check(MORNING);
    expect(await mails()).toHaveLength(1);
  });

  it('tells what has no time once it is more', async () => {
    const pause = () =>
      api.query(`INSERT INTO campaigns (slug, status) VALUES ($1, 'paused')`, [crypto.randomUUID()]);
    await pause();
    await check(BEFORE);
    await check(BEFORE);
    expect(await mails()).toHaveLength(1);
  });

  it('says nothing of a letter that is sent as it should be', async () => {
    await api.query(`INSERT INTO campaigns (slug, status, started_at) VALUES ('ett-brev', 'sending', now())`);
    await check(BEFORE);
    expect(await mails()).toEqual([]);
  });
});

describe('the choice', () => {
  it('begins with once a day, and ends the mails', async () => {
    const read = async () => (await api.get(NOTICES, owner.token)).body;
    expect(await read()).toMatchObject({ value: { mail: 'daily' }, version: 0 });
    expect((await choose('never')).body).toMatchObject({ value: { mail: 'never' }, version: 1 });
    expect(await read()).toMatchObject({ value: { mail: 'never' } });
    await message();
    await check(MORNING);
    expect(await mails()).toEqual([]);
  });

  it('refuses another word, an older version and other roles', async () => {
    expect((await choose('ibland')).status).toBe(400);
    await choose('never');
    expect((await choose('daily')).body.code).toBe('SETTING_CHANGED');
    const { token } = await api.signedIn('care');
    expect((await choose('daily', 1, token)).status).toBe(403);
  });
});
