import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { swedishDay } from '@stillsam/dates';
import { TestApi } from '../support/test-api';

interface Line {
  id: string;
  name: string;
  number: string | null;
  checkedOn: string | null;
  checkedBy: string | null;
  isOverdue: boolean;
}

const LINE = {
  group: 'talk',
  name: 'Nattlinjen',
  number: '010-20 30 40',
  label: null,
  reach: null,
  secondNumber: null,
  hours: 'Varje natt klockan 21–06',
  forWhom: null,
  answersIn: 'svenska',
  chat: 'https://exempel.se/chatt',
  chatHours: null,
  source: 'https://exempel.se',
  isCheckedToday: false,
};
const PATH = '/api/admin/settings/crisis-lines';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await TestApi.start();
  token = (await api.signedIn('admin', { name: 'Åsa Öberg' })).token;
});
afterAll(() => api.stop());

const read = async () => (await api.get<{ lines: Line[]; version: number }>(PATH, token)).body;
const lineOf = async (id: string) => (await read()).lines.find((line) => line.id === id);
const save = async (id: string, changes: object = {}) =>
  api.call('PUT', `${PATH}/${id}`, {
    token,
    body: { ...LINE, version: (await read()).version, ...changes },
  });
const remove = (id: string, version: number) =>
  api.call('DELETE', `${PATH}/${id}?version=${version}`, { token });
const countDue = async () => {
  const { body } = await api.get<{ to_do: { id: string; count: number }[] }>('/api/admin/overview', token);
  return body.to_do.find(({ id }) => id === 'crisis-lines')?.count;
};
const facts = async () =>
  (await api.get<{ crisis_lines: Line[] | null }>('/api/site-facts')).body.crisis_lines;

describe('the settings of helplines', () => {
  it('holds those of the build until the owner changes one', async () => {
    const { lines, version } = await read();
    expect([lines[0]?.number, version]).toEqual(['112', 0]);
    expect(await facts()).toBeNull();
    expect(await countDue()).toBe(lines.length);
  });

  it('reaches the pages once a line is added, with who checked it today', async () => {
    const before = await countDue();
    const { status, body } = await save('nattlinjen', { isCheckedToday: true });
    expect([status, body.version, body.changed_by_name]).toEqual([200, 1, 'Åsa Öberg']);
    expect((await facts())?.at(-1)).toMatchObject({
      number: '010-20 30 40',
      checkedOn: swedishDay(new Date()),
      checkedBy: 'Åsa Öberg',
      isOverdue: false,
    });
    expect(await countDue()).toBe(before);
    const [entry] = await api.query<{ target: string }>(
      `SELECT target FROM audit_log WHERE action = 'CrisisLines_save' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry?.target).toBe('crisis-lines, Nattlinjen');
  });

  it('keeps a check while its facts stay, and drops it with another number', async () => {
    await save('nattlinjen', { isCheckedToday: true });
    await save('nattlinjen', { name: 'Nattlinjen i norr' });
    expect(await lineOf('nattlinjen')).toMatchObject({ name: 'Nattlinjen i norr', checkedBy: 'Åsa Öberg' });
    await save('nattlinjen', { number: '010-20 30 41' });
    expect(await lineOf('nattlinjen')).toMatchObject({ checkedOn: null, checkedBy: null });
  });

  it('asks for another check after 180 days, and says so', async () => {
    await save('nattlinjen', { isCheckedToday: true });
    const before = (await countDue()) ?? 0;
    await api.query(
      `UPDATE settings SET value = jsonb_set(value, ARRAY['lines', (jsonb_array_length(value->'lines') - 1)::text, 'checkedOn'], '"2026-01-02"') WHERE section = 'crisis-lines'`,
    );
    expect((await facts())?.at(-1)).toMatchObject({ checkedOn: '2026-01-02', isOverdue: true });
    expect(await countDue()).toBe(before + 1);
  });

  it('takes a change of the latest version alone', async () => {
    const { body, status } = await save('nattlinjen', { version: 0 });
    expect([status, body.code]).toEqual([412, 'SETTING_CHANGED']);
    expect((await remove('nattlinjen', 0)).status).toBe(412);
  });

  it.each([
    ['number', { number: 'ring oss' }],
    ['number', { number: '90101' }],
    ['secondNumber', { secondNumber: '90 390' }],
    ['number', { number: null }],
    ['reach', { reach: 'Via 112' }],
    ['hours', { hours: '' }],
    ['label', { label: 'Ring oss' }],
    ['chat', { chat: 'javascript:alert(1)' }],
    ['source', { source: 'http://exempel.se' }],
    ['name', { name: 'Natt\nlinjen' }],
    ['group', { group: 'annat' }],
  ])('refuses a wrong %s, at its field: %j', async (path, changes) => {
    const { status, body } = await save('nattlinjen', changes);
    expect([status, body.issues]).toEqual([400, [{ path, message: expect.any(String) }]]);
  });

  it('takes no checker from whoever writes', async () => {
    expect((await save('nattlinjen', { checkedBy: 'Någon Annan' })).status).toBe(400);
  });

  it('takes away one line, but never 112', async () => {
    const { version } = await read();
    expect((await remove('finns-inte', version)).status).toBe(404);
    expect((await save('Inte_ett_id')).status).toBe(404);
    expect((await remove('fara-for-liv', version)).body.issues).toEqual([
      { path: 'number', message: 'Numret 112 ska alltid stå i gruppen Nu.' },
    ]);
    expect((await remove('nattlinjen', version)).status).toBe(200);
    expect(await lineOf('nattlinjen')).toBeUndefined();
  });

  it('belongs to the owner', async () => {
    const editor = await api.signedIn('editor');
    expect((await api.get(PATH, editor.token)).status).toBe(403);
  });
});
