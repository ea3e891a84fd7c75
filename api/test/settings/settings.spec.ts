import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Saver } from '../../src/modules/drafts/revisions';
import type { SettingsService } from '../../src/modules/settings/settings.service';
import { EventStream } from '../support/event-stream';
import { eventually, TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

const initial = { subject: 'Välkommen', days: [1, 2] };

let api: TestApi;
let settings: SettingsService;
let owner: Saver;
let count = 0;

beforeAll(async () => {
  api = await TestApi.start();
  settings = api.app.get(testedApi.SettingsService);
  owner = await named('Åsa Öberg');
});
afterAll(() => api.stop());

async function named(name: string): Promise<Saver> {
  return { ...(await api.signedIn('admin', { name })), username: 'admin', name };
}

/** A section of its own for each test. */
function section(tag?: string) {
  count += 1;
  return { id: `letters-${count}`, initial, tag };
}

describe('a section of the settings', () => {
  it('has its initial value until somebody changes it', async () => {
    expect(await settings.state(section())).toEqual({
      value: initial,
      version: 0,
      changed_at: null,
      changed_by_name: null,
    });
  });

  it('keeps what was changed, by whom and when', async () => {
    const one = section();
    await settings.change(one, { ...initial, subject: 'Hej', version: 0 }, owner);
    expect(await settings.state(one)).toEqual({
      value: { subject: 'Hej', days: [1, 2] },
      version: 1,
      changed_at: expect.any(Date),
      changed_by_name: 'Åsa Öberg',
    });
    await settings.change(one, { ...initial, version: 1 }, owner);
    expect(await settings.read(one)).toEqual(initial);
  });

  it('refuses a change of a version that is not the current one, and says who changed it', async () => {
    const one = section();
    const change = (version: number, subject: string) =>
      settings.change(one, { ...initial, subject, version }, owner);
    const refusal = {
      status: 412,
      code: 'SETTING_CHANGED',
      extra: { saved_by_name: 'Åsa Öberg', is_own: true },
    };
    await expect(change(1, 'Ingen har den versionen')).rejects.toMatchObject({ status: 412 });
    const both = await Promise.allSettled([change(0, 'A'), change(0, 'B')]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusal });
    await change(1, 'C');
    await expect(change(1, 'D')).rejects.toMatchObject({ status: 412 });
    expect((await settings.read(one)).subject).toBe('C');
  });

  it('gives a field that a stored value lacks its initial value, and leaves out what it no longer has', async () => {
    const one = section();
    await settings.change(one, { ...initial, subject: 'Hej', version: 0 }, owner);
    await api.query(`UPDATE settings SET value = '{"subject": "Hej", "gone": 1}' WHERE section = $1`, [
      one.id,
    ]);
    expect(await settings.read(one)).toEqual({ subject: 'Hej', days: [1, 2] });
  });

  it('stays when the account of who changed it is removed', async () => {
    const one = section();
    const other = await named('Bo Ek');
    await settings.change(one, { ...initial, version: 0 }, other);
    await api.query('DELETE FROM users WHERE id = $1', [other.id]);
    expect((await settings.state(one)).changed_by_name).toBe('Bo Ek');
  });

  it('tells caches what to drop, where visitors see it', async () => {
    const stream = await EventStream.open(api.origin);
    await settings.change(section(), { ...initial, version: 0 }, owner);
    await settings.change(section('business'), { ...initial, version: 0 }, owner);
    await eventually(() => stream.events.some(({ tags }) => tags?.includes('business')));
    stream.close();
    expect(stream.events.map(({ tags }) => tags)).toEqual([null, ['business']]);
  });
});
