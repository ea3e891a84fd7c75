import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiAnswers } from './api-answers';

const ORIGIN = 'http://127.0.0.1:4300';
const POSTS = `${ORIGIN}/api/blog/posts`;

describe('ApiAnswers', () => {
  let upstream: jest.SpiedFunction<typeof fetch>;
  let isListening: boolean;
  let now: number;
  let answers: ApiAnswers;

  beforeEach(() => {
    isListening = true;
    now = 0;
    upstream = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ call: upstream.mock.calls.length }));
    answers = new ApiAnswers({ apiOrigin: ORIGIN, isListening: () => isListening, now: () => now });
  });

  afterEach(() => upstream.mockRestore());

  const read = async (url = POSTS): Promise<unknown> => (await answers.fetch(url)).json();

  it('asks once and keeps the answer until content changes', async () => {
    expect(await read()).toEqual({ call: 1 });
    now = 3_600_000;
    expect(await read()).toEqual({ call: 1 });
    answers.invalidate();
    expect(await read()).toEqual({ call: 2 });
  });

  it('asks once for many readers at a time', async () => {
    await Promise.all([read(), read(), read()]);
    expect(upstream).toHaveBeenCalledTimes(1);
  });

  it('does not hand an answer from before a change to a reader from after it', async () => {
    let release = () => {};
    upstream.mockImplementationOnce(
      () => new Promise((resolve) => (release = () => resolve(Response.json('old')))),
    );
    const before = read();
    answers.invalidate();
    upstream.mockImplementationOnce(async () => Response.json('new'));
    const after = read();
    release();
    expect(await before).toBe('old');
    expect(await after).toBe('new');
    expect(await read()).toBe('new');
  });

  it('asks anew after a second while changes cannot be heard', async () => {
    isListening = false;
    await read();
    now = 999;
    await read();
    expect(upstream).toHaveBeenCalledTimes(1);
    now = 1001;
    await read();
    expect(upstream).toHaveBeenCalledTimes(2);
  });

  it('serves what it has while the API is down, and fails where it has nothing', async () => {
    await read();
    answers.invalidate();
    upstream.mockRejectedValue(new TypeError('fetch failed'));
    expect(await read()).toEqual({ call: 1 });
    await expect(read(`${POSTS}/okand`)).rejects.toThrow('fetch failed');
  });

  it('takes an answer of 500 for a failure and does not keep one of 404', async () => {
    upstream.mockImplementationOnce(async () => new Response('', { status: 500 }));
    await expect(read()).rejects.toThrow('500');
    upstream.mockImplementationOnce(async () => Response.json({}, { status: 404 }));
    expect((await answers.fetch(POSTS)).status).toBe(404);
    expect((await answers.fetch(POSTS)).status).toBe(200);
  });

  it.each([
    ['another origin', 'http://127.0.0.1:9/api/blog/posts', undefined],
    ['another path', `${ORIGIN}/etc`, undefined],
    ['a write', POSTS, { method: 'POST' }],
  ])('refuses %s', async (_, url, init) => {
    await expect(answers.fetch(url, init)).rejects.toThrow('may only read the API');
    expect(upstream).not.toHaveBeenCalled();
  });
});
