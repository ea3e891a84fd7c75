import { expect, it } from '@jest/globals';
import { startPostsApi } from '../support/posts';

const admin = startPostsApi();

it.each([
  ['subject', 'Vila\r\nBcc: nagon@exempel.se'],
  ['subject', 'Vila\u2028och lugn'],
  ['subject', 'Vila\u0007'],
  ['preheader', 'Tre vanor\nför kvällen'],
])('refuses a %s of more than one line: %j', async (field, text) => {
  const { api, token } = admin;
  const { body: draft } = await api.call('POST', '/api/admin/campaigns', { token, body: {} });
  const { status, body } = await api.call('PUT', `/api/admin/campaigns/${draft.id}`, {
    token,
    body: { version: 1, [field]: text },
  });
  expect(status).toBe(400);
  expect(body.issues).toEqual([{ path: field, message: expect.stringMatching(/ska stå på en rad\.$/) }]);
});
