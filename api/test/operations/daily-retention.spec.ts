import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

const { DailyRetention, registrations } = testedApi;

interface Status {
  last_run_at: string | null;
  is_overdue: boolean;
}

let api: TestApi;

beforeEach(async () => {
  api = await TestApi.start();
});
afterEach(() => api.stop());

const check = (from = api) => from.app.get(DailyRetention).check();
const status = async () => (await api.get<Status>('/api/health/retention')).body;
const names = async () =>
  (await api.query<{ name: string }>('SELECT name FROM contact_messages ORDER BY name')).map(
    ({ name }) => name,
  );
const message = (name: string, days: number) =>
  api.query(
    `INSERT INTO contact_messages (name, email, message, created_at)
     VALUES ($1, 'a@b.se', 'x', now() - make_interval(days => $2))`,
    [name, days],
  );
const entries = () =>
  api.query<{ actor_id: string; target: string; outcome: string; code: string | null }>(
    `SELECT actor_id, target, outcome, code FROM audit_log WHERE action = 'Retention_purge' ORDER BY id`,
  );
/** Backdates earlier runs; triggers make the audit log append-only, so they are disabled meanwhile. */
const moveRunsBack = async (interval: string) => {
  await api.query(`ALTER TABLE audit_log DISABLE TRIGGER USER`);
  await api.query(`UPDATE audit_log SET at = at - $1::interval WHERE action = 'Retention_purge'`, [interval]);
  await api.query(`ALTER TABLE audit_log ENABLE TRIGGER USER`);
};

describe('the retention of the day', () => {
  it('deletes expired data, and records how much in the audit log', async () => {
    await message('gammalt', 181);
    await message('nytt', 179);
    await check();
    expect(await names()).toEqual(['nytt']);
    expect(await entries()).toEqual([
      { actor_id: '0', target: 'contact-unanswered 1', outcome: 'done', code: null },
    ]);
    const { token } = await api.signedIn('admin');
    const { body } = await api.get('/api/admin/audit?action=Retention_purge', token);
    expect(body).toMatchObject({ entries: [{ actor_name: 'Systemet', target: 'contact-unanswered 1' }] });
  });

  it('runs once a day', async () => {
    expect(await check()).toBeDefined();
    await message('gammalt', 181);
    await moveRunsBack('22 hours');
    expect(await check()).toBeUndefined();
    expect(await names()).toEqual(['gammalt']);
    await moveRunsBack('2 hours');
    expect(await check()).toBeDefined();
    expect(await names()).toEqual([]);
  });

  it('runs in one of several processes', async () => {
    const other = await TestApi.start({ databaseUrl: api.databaseUrl });
    try {
      const runs = await Promise.all([check(), check(other), check(), check(other)]);
      expect(runs.filter(Boolean)).toHaveLength(1);
      expect(await entries()).toHaveLength(1);
    } finally {
      await other.stop();
    }
  });

  it('continues with the tasks of modules, whose failure takes nothing back', async () => {
    await message('gammalt', 181);
    const ran: string[] = [];
    const failing = { name: 'failing', run: () => Promise.reject(new Error('the store is away')) };
    const files = { name: 'files', run: () => Promise.resolve(ran.push('files')) };
    registrations.push({ dailyTasks: [failing, files] });
    await check();
    await check();
    registrations.pop();
    expect(ran).toEqual(['files']);
    expect(await names()).toEqual([]);
  });

  it('leaves everything as it was when it fails, and says so in the event log', async () => {
    await message('gammalt', 181);
    await api.query('ALTER TABLE sign_in_codes RENAME TO sign_in_codes_away');
    expect(await check()).toBeUndefined();
    expect(await names()).toEqual(['gammalt']);
    expect(await entries()).toEqual([
      { actor_id: '0', target: '', outcome: 'refused', code: 'INTERNAL_ERROR' },
    ]);
    expect((await status()).last_run_at).toBeNull();
    await api.query('ALTER TABLE sign_in_codes_away RENAME TO sign_in_codes');
    await check();
    expect(await names()).toEqual([]);
  });
});

describe('the state of retention', () => {
  it('shows with the time of the last run, and as overdue after two days', async () => {
    await check();
    const now = await status();
    expect(Math.abs(Date.parse(now.last_run_at ?? '') - Date.now())).toBeLessThan(60_000);
    expect(now.is_overdue).toBe(false);
    await moveRunsBack('47 hours');
    expect((await status()).is_overdue).toBe(false);
    await moveRunsBack('2 hours');
    expect((await status()).is_overdue).toBe(true);
    expect((await api.get('/api/health/ready')).status).toBe(200);
  });

  it('shows as late where it has never run on a site that is two days old', async () => {
    expect(await status()).toEqual({ last_run_at: null, is_overdue: false });
    const { id } = await api.signedIn('admin');
    expect((await status()).is_overdue).toBe(false);
    await api.query(`UPDATE users SET created_at = now() - interval '49 hours' WHERE id = $1`, [id]);
    expect(await status()).toEqual({ last_run_at: null, is_overdue: true });
  });
});
