import { describe, expect, it } from '@jest/globals';
import { isAllowedImage, isAllowedImageSet } from './allow-list';
import { sanitisePostHtmlInBrowser } from './sanitise-in-browser';
import { sanitisePostHtml } from './sanitise-on-server';

const HASH = '0123456789abcdef0123456789abcdef';
const SMALL = `/api/media/${HASH}/480.webp`;
const LARGE = `/api/media/${HASH}/1600.avif`;

describe('an image of a post', () => {
  it('stays with its text, size and other widths where it was uploaded, by both sanitisers', () => {
    const html = `<img src="${SMALL}" srcset="${SMALL} 480w, ${LARGE} 1600w" alt="Ett stilla vatten" width="1600" height="900" loading="lazy" />`;
    expect(sanitisePostHtml(html)).toBe(html);
    const image = new DOMParser()
      .parseFromString(String(sanitisePostHtmlInBrowser(html)), 'text/html')
      .querySelector('img');
    expect(image?.getAttribute('src')).toBe(SMALL);
    expect(image?.getAttribute('srcset')).toBe(`${SMALL} 480w, ${LARGE} 1600w`);
    expect([image?.alt, image?.getAttribute('width')]).toEqual(['Ett stilla vatten', '1600']);
  });

  it('stays where it is a diagram of ours', () => {
    const html =
      '<img src="/assets/diagram-somnens-varv.svg" alt="En natt" width="720" height="376" loading="lazy" />';
    expect(sanitisePostHtml(html)).toBe(html);
    expect(String(sanitisePostHtmlInBrowser(html))).toContain('/assets/diagram-somnens-varv.svg');
  });

  it.each([
    'https://exempel.se/a.jpg',
    '/assets/diagram-../icon.svg',
    '/assets/icon.svg',
    '//exempel.se/a.jpg',
    '/a.png',
    `/api/media/${HASH}/../../blog/posts`,
    `/api/media/${HASH}/480.svg`,
    `/api/media/${HASH}/480.webp?x=1`,
    `https://exempel.se/api/media/${HASH}/480.webp`,
    `/api/media/${HASH.toUpperCase()}/480.webp`,
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
  ])('goes where it comes from %s', (address) => {
    expect(isAllowedImage(address)).toBe(false);
    expect(sanitisePostHtml(`<p>x</p><img src="${address}" alt="">`)).toBe('<p>x</p>');
    expect(String(sanitisePostHtmlInBrowser(`<p>x</p><img src="${address}" alt="">`))).toBe('<p>x</p>');
  });

  it.each([
    `${SMALL} 480w, https://exempel.se/a.webp 1600w`,
    `${SMALL} 2x`,
    SMALL,
    `${SMALL} 480w extra`,
    Array.from({ length: 9 }, () => `${SMALL} 480w`).join(', '),
    '',
  ])('loses the set of widths %j', (set) => {
    expect(isAllowedImageSet(set)).toBe(false);
    expect(sanitisePostHtml(`<img src="${SMALL}" srcset="${set}" alt="">`)).not.toContain('srcset');
    expect(String(sanitisePostHtmlInBrowser(`<img src="${SMALL}" srcset="${set}" alt="">`))).not.toContain(
      'srcset',
    );
  });
});
