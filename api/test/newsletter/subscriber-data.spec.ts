import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  activeSubscriber,
  countsAreTrue,
  idOf,
  startNewsletterApi,
  SUBSCRIBERS,
} from '../support/newsletter';
import type { TestApi } from '../support/test-api';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startNewsletterApi();
  token = (await api.signedIn('admin')).token;
});
afterAll(() => api.stop());

describe('one person’s data', () => {
  it('is all there, and gone when the person wants it gone', async () => {
    await activeSubscriber(api, 'person@exempel.se');
    const id = await idOf(api, 'person@exempel.se');
    const { body } = await api.get<{
      subscriber: { email: string };
      consents: { action: string; net_address: string }[];
      mails: unknown[];
      suppression: string | null;
    }>(`${SUBSCRIBERS}/${id}/data`, token);
    expect(body.subscriber.email).toBe('person@exempel.se');
    expect(body.consents.map(({ action }) => action)).toEqual(['requested', 'confirmed']);
    expect(body.consents[0]?.net_address).toMatch(/\.0\/24$/);
    expect(body.mails).toHaveLength(2);
    expect(body.suppression).toBeNull();

    expect((await api.call('DELETE', `${SUBSCRIBERS}/${id}/data`, { token })).status).toBe(204);
    for (const [table, column] of [
      ['newsletter_subscribers', 'email'],
      ['mails', 'recipient'],
    ])
      expect(await api.query(`SELECT FROM ${table} WHERE ${column} = 'person@exempel.se'`)).toEqual([]);
    expect(await api.query('SELECT FROM newsletter_consents WHERE subscriber_id = $1', [id])).toEqual([]);
    expect((await api.get(`${SUBSCRIBERS}/${id}/data`, token)).status).toBe(404);
    const again = await api.call('POST', `${SUBSCRIBERS}/import?source=lista`, {
      token,
      body: 'e-post\r\nperson@exempel.se\r\n',
      headers: { 'Content-Type': 'text/csv' },
    });
    expect(again.body).toMatchObject({ imported: 0, refused: 1 });
    expect(await countsAreTrue(api)).toBe(true);
  });

  it.each(['0', 'x', '99999999'])('of %s is not there', async (id) => {
    expect((await api.get(`${SUBSCRIBERS}/${id}/data`, token)).status).toBe(404);
    expect((await api.call('DELETE', `${SUBSCRIBERS}/${id}/data`, { token })).status).toBe(404);
  });
});
