import { expect, it, jest } from '@jest/globals';
import { boundTags, readTags } from './content-tags';
import { collectTags } from './content-tags';

it('reads the tags of a response from its header', () => {
  expect(readTags('post:1  card:22 category:somn')).toEqual(['post:1', 'card:22', 'category:somn']);
  expect(readTags('')).toEqual([]);
});

it.each([null, 'post:1 <script>', 'post:1, card:2', `post:${'1'.repeat(101)}`])(
  'finds any post in a response of %j',
  (header) => expect(readTags(header)).toEqual(['posts']),
);

it('names no tag twice', () => {
  expect(boundTags(['page', 'post:1', 'post:1'])).toEqual(['page', 'post:1']);
});

it('keeps a hundred tags, and lets the cards of more become any post', () => {
  const cards = (count: number) => Array.from({ length: count }, (_, id) => `card:${id}`);
  expect(boundTags(['page', ...cards(99)])).toHaveLength(100);
  expect(boundTags(['page', 'post:1', ...cards(99)])).toEqual(['page', 'post:1', 'posts']);
  const posts = Array.from({ length: 120 }, (_, id) => `post:${id}`);
  expect(boundTags(posts)).toEqual([...posts.slice(-99), 'posts']);
});

const send = jest.fn<typeof fetch>();
const tagged = (tags: string) => new Response('{}', { headers: { 'Surrogate-Key': tags } });

it('takes the tags of all responses once', async () => {
  const { fetch, take } = collectTags(send);
  send.mockResolvedValueOnce(tagged('post:1 card:2')).mockResolvedValueOnce(tagged('card:2 list'));
  await Promise.all([fetch('http://api.test/a'), fetch('http://api.test/b')]);
  expect(take()).toEqual(['post:1', 'card:2', 'list']);
  expect(take()).toEqual([]);
});

it('counts a response that names nothing as one of any post', async () => {
  const { fetch, take } = collectTags(send);
  send.mockResolvedValueOnce(new Response('{}'));
  await fetch('http://api.test/a');
  expect(take()).toEqual(['posts']);
});

it('returns null after a failed request, because what it would have shown is unknown', async () => {
  const { fetch, take } = collectTags(send);
  send.mockResolvedValueOnce(tagged('post:1')).mockRejectedValueOnce(new TypeError('away'));
  await fetch('http://api.test/a');
  await expect(fetch('http://api.test/b')).rejects.toThrow('away');
  send.mockResolvedValueOnce(tagged('post:2'));
  await fetch('http://api.test/c');
  expect(take()).toBeNull();
  expect(take()).toEqual([]);
});
