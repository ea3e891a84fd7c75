import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activeSubscriber, idOf, startNewsletterApi, SUBSCRIBERS } from '../support/newsletter';
import type { TestApi } from '../support/test-api';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startNewsletterApi();
  token = (await api.signedIn('admin')).token;
});
afterAll(() => api.stop());

describe('the record of one person', () => {
  it('shows the row, the consents and the mails', async () => {
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
  });

  it.each(['0', 'x', '99999999'])('answers 404 for %s', async (id) => {
    expect((await api.get(`${SUBSCRIBERS}/${id}/data`, token)).status).toBe(404);
  });
});
