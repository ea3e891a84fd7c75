import { expect, it, jest } from '@jest/globals';
import { collectTags } from './collect-tags';

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
