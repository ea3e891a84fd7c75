import { describe, expect, it, jest } from '@jest/globals';
import { shareImageSvg } from './share-image-svg';
import { ShareImages, TooManyImagesError } from './share-images';

const API = 'http://api.test';
const published = (categories: string[]) => async () => Response.json({ post: { categories } });

describe('share images', () => {
  it('are the cover of the article in its category, drawn once for simultaneous requests', async () => {
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
  ])('do not exist %s', async (_, slug, fetch) => {
    const draw = jest.fn(async () => new Uint8Array());
    expect(await new ShareImages({ fetch, apiOrigin: API, draw }).read(slug)).toBeNull();
    expect(draw).not.toHaveBeenCalled();
  });

  it('are drawn anew after a failure', async () => {
    const draw = jest
      .fn<() => Promise<Uint8Array>>()
      .mockRejectedValueOnce(new Error('broken'))
      .mockResolvedValue(new Uint8Array([1]));
    const images = new ShareImages({ fetch: published(['somn']), apiOrigin: API, draw });
    await expect(images.read('vila')).rejects.toThrow('broken');
    expect(await images.read('vila')).toEqual(new Uint8Array([1]));
  });

  it('are refused beyond a queue of twenty', async () => {
    const draw = () => new Promise<Uint8Array>(() => {});
    const images = new ShareImages({ fetch: published(['somn']), apiOrigin: API, draw });
    for (let index = 0; index < 20; index += 1) void images.read(`artikel-${index}`);
    await expect(images.read('en-till')).rejects.toThrow(TooManyImagesError);
  });
});

describe('the SVG of a share image', () => {
  it('is a stand-alone document: it names its namespace, size and strokes', () => {
    const svg = shareImageSvg('vila', 'somn');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1200" height="630" /);
    expect(svg).toContain('stroke-linecap: round');
  });
});
