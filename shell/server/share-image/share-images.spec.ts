import { EventEmitter, once } from 'node:events';
import { describe, expect, it, jest } from '@jest/globals';
import { ShareImages, shareImageSvg, TooManyImagesError } from './share-images';

const API = 'http://api.test';
const published = (categories: string[]) => async () => Response.json({ post: { categories } });

describe('a share image', () => {
  it('shows the cover of the article in its category, drawn once for simultaneous requests', async () => {
    const draw = jest.fn(async (svg: string) => new TextEncoder().encode(svg));
    const images = new ShareImages({ fetch: published(['somn', 'naring']), apiOrigin: API, draw });
    const [first, second] = await Promise.all([images.read('vila'), images.read('vila')]);
    expect(new TextDecoder().decode(first ?? undefined)).toBe(shareImageSvg('vila', 'somn'));
    expect(second).toBe(first);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['of an article that is not published', 'utkast', async () => new Response('{}', { status: 404 })],
    ['of an article that has moved', 'gammal', async () => Response.json({ redirect: 'ny' })],
    ['of something that is no slug', '../hemligt', published(['somn'])],
    ['of a path below a slug', 'vila/../hemligt', published(['somn'])],
    ['of a slug that is too long', 'a'.repeat(201), published(['somn'])],
    ['of nothing', '', published(['somn'])],
  ])('does not exist %s', async (_, slug, fetch) => {
    const draw = jest.fn(async () => new Uint8Array());
    expect(await new ShareImages({ fetch, apiOrigin: API, draw }).read(slug)).toBeNull();
    expect(draw).not.toHaveBeenCalled();
  });

  it('comes from the API by its slug, drawn in the first category or none', async () => {
    const fetch = jest.fn(published([]));
    const draw = jest.fn(async (svg: string) => new TextEncoder().encode(svg));
    const images = new ShareImages({ fetch, apiOrigin: API, draw });
    const image = await images.read('vila-mer-2');
    expect(new TextDecoder().decode(image ?? undefined)).toBe(shareImageSvg('vila-mer-2', ''));
    expect(fetch.mock.calls).toEqual([['http://api.test/api/blog/posts/vila-mer-2']]);
  });

  it('changes with another category', async () => {
    const categories = ['somn'];
    const draw = jest.fn(async (svg: string) => new TextEncoder().encode(svg));
    const images = new ShareImages({ fetch: published(categories), apiOrigin: API, draw });
    const first = await images.read('vila');
    categories[0] = 'naring';
    expect(await images.read('vila')).not.toEqual(first);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('waits for the one before, also after a failure', async () => {
    const waiting: { resolve: (image: Uint8Array) => void; reject: (error: Error) => void }[] = [];
    const started = new EventEmitter();
    const draw = () =>
      new Promise<Uint8Array>((resolve, reject) => {
        waiting.push({ resolve, reject });
        started.emit('draw');
      });
    const images = new ShareImages({ fetch: published(['somn']), apiOrigin: API, draw });
    let next = once(started, 'draw');
    const first = images.read('vila');
    const second = images.read('andas');
    await next;
    expect(waiting).toHaveLength(1);
    next = once(started, 'draw');
    waiting[0]?.reject(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    await next;
    waiting[1]?.resolve(new Uint8Array([2]));
    expect(await second).toEqual(new Uint8Array([2]));
  });

  it('may be requested again once the queue is shorter', async () => {
    const draw = async () => new Uint8Array([1]);
    const images = new ShareImages({ fetch: published(['somn']), apiOrigin: API, draw });
    const slugs = (first: number) => Array.from({ length: 20 }, (_, index) => `artikel-${first + index}`);
    await Promise.all(slugs(0).map((slug) => images.read(slug)));
    expect(await Promise.all(slugs(20).map((slug) => images.read(slug)))).toHaveLength(20);
  });

  it('comes anew after a failure', async () => {
    const draw = jest
      .fn<() => Promise<Uint8Array>>()
      .mockRejectedValueOnce(new Error('broken'))
      .mockResolvedValue(new Uint8Array([1]));
    const images = new ShareImages({ fetch: published(['somn']), apiOrigin: API, draw });
    await expect(images.read('vila')).rejects.toThrow('broken');
    expect(await images.read('vila')).toEqual(new Uint8Array([1]));
  });

  it('fails beyond a queue of twenty', async () => {
    const draw = () => new Promise<Uint8Array>(() => {});
    const images = new ShareImages({ fetch: published(['somn']), apiOrigin: API, draw });
    for (let index = 0; index < 20; index += 1) void images.read(`artikel-${index}`);
    await expect(images.read('en-till')).rejects.toThrow(TooManyImagesError);
  });
});

describe('the SVG of a share image', () => {
  it('stands alone as a document: it names its namespace, size and strokes', () => {
    const svg = shareImageSvg('vila', 'somn');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1200" height="630" /);
    expect(svg).toContain('><style>path { stroke-linecap: round; stroke-width: 1.6px }</style><');
    expect(svg.match(/<style>/g)).toHaveLength(1);
    // Custom properties are unknown to what draws it.
    expect(svg).not.toContain('var(');
  });
});
