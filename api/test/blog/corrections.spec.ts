import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { postBody, TestApi } from '../support/test-api';

interface Correction {
  id: string;
  text: string;
  published_day: string;
}
type Listed = Correction & { slug: string; title: string };

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await TestApi.start();
  ({ token } = await api.signedIn('editor'));
});
afterAll(() => api.stop());

const create = async (fields: Record<string, unknown>) => {
  const body = postBody(fields);
  return (await api.call<{ id: string; slug: string }>('POST', '/api/blog/posts', { token, body })).body;
};
const publish = (id: string, text: string) =>
  api.call<Correction>('POST', `/api/blog/admin/posts/${id}/corrections`, { token, body: { text } });
const listed = async () =>
  (await api.get<{ corrections: Listed[] }>('/api/blog/corrections')).body.corrections;
const ofArticle = async (slug: string) =>
  (await api.get<{ corrections: Correction[] }>(`/api/blog/posts/${slug}`)).body.corrections;

it('shows a correction in the list and in its article at once, newest first, until it is removed', async () => {
  const { id, slug } = await create({ title: 'Rättad' });
  expect(await listed()).toEqual([]);
  expect(await ofArticle(slug)).toEqual([]);
  const first = await publish(id, ' Det stod åtta timmar. Det ska vara nio. ');
  expect(first).toMatchObject({ status: 201, body: { text: 'Det stod åtta timmar. Det ska vara nio.' } });
  expect(first.body.published_day).toMatch(/^\d{4}-\d\d-\d\d$/);
  await publish(id, 'En länk ledde fel.');
  expect((await ofArticle(slug)).map(({ text }) => text)).toEqual(['En länk ledde fel.', first.body.text]);
  expect(await listed()).toMatchObject([
    { text: 'En länk ledde fel.', slug, title: 'Rättad' },
    { text: first.body.text, slug, title: 'Rättad' },
  ]);
  const path = `/api/blog/admin/posts/${id}/corrections`;
  expect((await api.call('DELETE', `${path}/${first.body.id}`, { token })).status).toBe(204);
  expect(await ofArticle(slug)).toMatchObject([{ text: 'En länk ledde fel.' }]);
  expect((await api.call('GET', path, { token })).body).toMatchObject({
    corrections: [{ text: 'En länk ledde fel.' }],
  });
});

it('leaves the version and the text of the post as they are', async () => {
  const { id, slug } = await create({ title: 'Orörd' });
  const before = (await api.get<{ post: object }>(`/api/blog/posts/${slug}`)).body.post;
  await publish(id, 'Ett årtal var fel.');
  expect((await api.get<{ post: object }>(`/api/blog/posts/${slug}`)).body.post).toEqual(before);
});

it('publishes none for a draft, and shows none of a post that has become one', async () => {
  const draft = await create({ title: 'Utkast', status: 'draft' });
  expect(await publish(draft.id, 'Fel.')).toMatchObject({ status: 404, body: { code: 'POST_NOT_FOUND' } });
  const { id } = await create({ title: 'Tillbakadragen' });
  await publish(id, 'Fel.');
  const body = postBody({ title: 'Tillbakadragen', status: 'draft', version: 1 });
  await api.call('PUT', `/api/blog/posts/${id}`, { token, body });
  expect((await listed()).map(({ title }) => title)).not.toContain('Tillbakadragen');
});

it.each(['', '   ', 'x'.repeat(501)])('refuses the sentence "%.3s"', async (text) => {
  const { id } = await create({ title: 'Utan mening' });
  expect((await publish(id, text)).status).toBe(400);
});

it('leaves the corrections of another post alone', async () => {
  const [one, other] = [await create({ title: 'Ett' }), await create({ title: 'Två' })];
  const { body } = await publish(one.id, 'Fel i ett.');
  await api.call('DELETE', `/api/blog/admin/posts/${other.id}/corrections/${body.id}`, { token });
  expect(await ofArticle(one.slug)).toHaveLength(1);
});
