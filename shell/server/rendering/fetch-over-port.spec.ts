import { MessageChannel } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fetchOverPort, serveFetch } from './fetch-over-port';

let channel: MessageChannel;
let fetchHere: typeof fetch;
let send: jest.Mock<typeof fetch>;

beforeEach(() => {
  send = jest.fn<typeof fetch>();
  channel = new MessageChannel();
  serveFetch(channel.port1, send);
  fetchHere = fetchOverPort(channel.port2);
});
afterEach(() => channel.port2.close());

it('returns a response with its status, headers and body', async () => {
  send.mockResolvedValue(Response.json({ posts: ['å'] }, { status: 201, headers: { ETag: '"a"' } }));
  const response = await fetchHere('http://api.test/api/blog/posts', { headers: { Accept: 'text/html' } });
  expect([response.status, response.headers.get('ETag')]).toEqual([201, '"a"']);
  expect(await response.json()).toEqual({ posts: ['å'] });
  expect(send.mock.calls).toEqual([['http://api.test/api/blog/posts', { method: 'GET' }]]);
});

it('returns a response without a body', async () => {
  send.mockResolvedValue(new Response(null, { status: 204 }));
  expect((await fetchHere('http://api.test/', { method: 'DELETE' })).status).toBe(204);
  expect(send).toHaveBeenCalledWith('http://api.test/', { method: 'DELETE' });
});

it('returns responses to those who asked, in any order', async () => {
  let respond: (response: Response) => void = () => {};
  const first = new Promise<Response>((resolve) => (respond = resolve));
  send.mockReturnValueOnce(first).mockResolvedValueOnce(new Response('second'));
  const slow = fetchHere('http://api.test/1');
  expect(await (await fetchHere('http://api.test/2')).text()).toBe('second');
  respond(new Response('first'));
  expect(await (await slow).text()).toBe('first');
});

it('throws a TypeError for a failure, as any fetch does', async () => {
  send.mockRejectedValue(new Error('The API responded with 503'));
  await expect(fetchHere('http://api.test/')).rejects.toThrow(new TypeError('The API responded with 503'));
});

it('rejects an aborted request with its reason', async () => {
  send.mockReturnValue(new Promise(() => {}));
  const controller = new AbortController();
  const request = fetchHere('http://api.test/', { signal: controller.signal });
  controller.abort(new Error('too late'));
  await expect(request).rejects.toThrow('too late');
  await expect(fetchHere('http://api.test/', { signal: controller.signal })).rejects.toThrow('too late');
});

it('leaves a response alone that comes after its request was aborted', async () => {
  let respond: (response: Response) => void = () => {};
  send.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  const controller = new AbortController();
  const request = fetchHere('http://api.test/1', { signal: controller.signal });
  controller.abort(new Error('too late'));
  await expect(request).rejects.toThrow('too late');
  respond(new Response('first'));
  send.mockResolvedValueOnce(new Response('second'));
  expect(await (await fetchHere('http://api.test/2')).text()).toBe('second');
});

it('sends the cookie of the person whose page is rendered, which the worker neither sees nor makes up', async () => {
  const own = new MessageChannel();
  const seen: unknown[] = [];
  serveFetch(
    own.port1,
    async (input, init) => {
      seen.push(new Request(input, init).headers.get('Cookie'));
      return new Response('');
    },
    (number) => (number === 7 ? 'stillsam_kop=abc' : undefined),
  );
  let rendering = 7;
  const fetchThere = fetchOverPort(own.port2, () => rendering);
  await fetchThere('http://api.test/1');
  rendering = 8;
  await fetchThere('http://api.test/2', { headers: { Cookie: 'stillsam_kop=abc' } });
  expect(seen).toEqual(['stillsam_kop=abc', null]);
  own.port2.close();
});
