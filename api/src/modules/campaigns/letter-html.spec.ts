import { beforeAll, describe, expect, it } from '@jest/globals';
import { DomUtils, parseDocument } from 'htmlparser2';
import { PLACES, renderLetter, type LetterWords } from './letter-html';
import { EVERY_BLOCK } from './letter-sample';

const SITE = 'https://stillsam.example';
const LINKS = { siteOrigin: SITE, webUrl: `${SITE}/nyhetsbrev/brev/en-lugnare-kvall` };
const COMPANY = {
  legalName: 'Stillsam AB',
  organisationNumber: '556000-0000',
  address: 'Stilla gatan 1, 111 11 Stad',
  email: 'hej@stillsam.example',
  phone: null,
};
const MEDIA = `${SITE}/api/media/0123456789abcdef0123456789abcdef`;

const render = (words: Partial<LetterWords> = {}) =>
  renderLetter({ ...EVERY_BLOCK, ...words }, LINKS, COMPANY);

function all(html: string, tag: string) {
  return DomUtils.getElementsByTagName(tag, parseDocument(html));
}

let html: string;
beforeAll(async () => {
  ({ html } = await render());
});

describe('a letter as HTML', () => {
  it('is a Swedish document with the subject as its title, and the preheader hidden and padded', () => {
    expect(html).toMatch(/^<!doctype html>\s*<html lang="sv" dir="ltr"/);
    expect(html).toContain(`<title>${EVERY_BLOCK.subject}</title>`);
    expect(html).toMatch(
      new RegExp(`<div style="display:none;[^"]*">${EVERY_BLOCK.preheader}(?:\u034f\u200c\u00a0?){80}</div>`),
    );
  });

  it('without a preheader has no hidden text', async () => {
    expect((await render({ preheader: '' })).html).not.toContain('display:none');
  });

  it('adds the letter to links of the site, and leaves others as they are', () => {
    const addresses = all(html, 'a').map(({ attribs }) => attribs.href);
    expect(addresses).toEqual([
      `${SITE}/om-oss?brev=en-lugnare-kvall`,
      `${SITE}/kunskapsbibliotek/somn-och-stress?brev=en-lugnare-kvall#rutiner`,
      'https://www.1177.se/liv--halsa/',
      `${SITE}/produkter?brev=en-lugnare-kvall`,
      'mailto:hej@stillsam.example',
      'tel:112',
      `${SITE}/kunskapsbibliotek/somn-och-stress?brev=en-lugnare-kvall`,
      LINKS.webUrl,
      PLACES.preferences,
      PLACES.unsubscribe,
    ]);
    expect(html).toContain('Till början');
  });

  it('has pictures as JPEG, with their size and text, and a file for dense screens', () => {
    expect(
      all(html, 'img').map(({ attribs: { src, alt, width, height } }) => [src, alt, width, height]),
    ).toEqual([
      [`${MEDIA}/960.jpg`, 'Dimma över en stilla sjö i gryningen', '552', '311'],
      [`${MEDIA}/480.jpg`, '', '300', '200'],
    ]);
  });

  it('keeps every picture and word of a figure or paragraph that holds more than one', async () => {
    const [first, second] = [480, 960].map(
      (width) => `<img src="/api/media/0123456789abcdef0123456789abcdef/${width}.webp" alt="${width}">`,
    );
    for (const content of [
      `<figure>${first}${second}<figcaption>Bildtext</figcaption></figure>`,
      `<figure>Bildtext${first}<p>${second}</p></figure>`,
      `<p>${first}${second} Bildtext</p>`,
      `<ul><li>${first}${second} Bildtext</li></ul>`,
    ]) {
      const letter = await render({ content });
      expect(all(letter.html, 'img').map(({ attribs }) => attribs.alt)).toEqual(['480', '960']);
      expect(letter.html).toContain('Bildtext');
      expect(letter.text).toContain('[Bild: 960]');
    }
  });

  it('draws a paragraph that is one short link as a button, and not a mere address', async () => {
    const letter = await render({
      content:
        '<p><a href="/om-oss">Om oss</a></p><p><a href="https://a.example/">https://a.example/</a></p><p>Se <a href="/kontakt">här</a></p>',
    });
    const buttons = all(letter.html, 'td').filter(({ attribs }) => attribs.class === 'knapp');
    expect(buttons.map((button) => DomUtils.textContent(button).trim())).toEqual(['Om oss']);
  });

  it('keeps as text what mail programs draw badly', () => {
    for (const { name } of all(html, '*'))
      expect(['h4', 'pre', 'code', 'sup', 'sub', 'figure', 'figcaption']).not.toContain(name);
    expect(html).toContain('Vatten är H2O, ytan 10 m2, och a &lt; b.');
    expect(html).toMatch(/in 4<br>håll 4<br>ut 6/);
  });

  it('loads nothing but own pictures, runs nothing, and names no recipient', () => {
    expect(html).not.toMatch(/<script|<link|<iframe|@import|@font-face|url\(|\son\w+=|srcset/i);
    const resources = [...html.matchAll(/(?:src|background)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(resources.every((address) => address.startsWith(`${MEDIA}/`))).toBe(true);
    expect(resources).toHaveLength(2);
    // A place stands for each recipient's own links, nothing else differs.
    expect([...html.matchAll(/%%\w+%%/g)].map(([place]) => place)).toEqual([
      PLACES.preferences,
      PLACES.unsubscribe,
    ]);
  });

  it('has a palette of its own for the night', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toMatch(
      /@media \(prefers-color-scheme: dark\) \{ \.sida, \.sida > div \{ background-color: #1b2740 !important; \}/,
    );
  });

  it('has no text smaller than 16 pixels, but for what is hidden', () => {
    const sizes = [...html.matchAll(/<(?:div|p|h[23]|a|li|img)[^>]*style="([^"]*)"/g)].flatMap(
      ([, style = '']) =>
        style.includes('display:none')
          ? []
          : (/font-size:\s*(\d+)px/.exec(style)?.slice(1).map(Number) ?? []),
    );
    expect(sizes.length).toBeGreaterThan(5);
    // 0 and 1: gaps between columns, and lines.
    expect(sizes.filter((size) => size > 1 && size < 16)).toEqual([]);
  });

  it('says why it came and from whom', () => {
    expect(html).toContain('Du får brevet för att du anmält dig till Stillsams nyhetsbrev.');
    expect(html).toContain(
      'Avsändare: Stillsam, Stillsam AB, org.nr 556000-0000, Stilla gatan 1, 111 11 Stad, hej@stillsam.example.',
    );
  });

  it('shows hostile words as text', async () => {
    const hostile = `</title><script>alert(1)</script>"'><img src=x onerror=alert(1)> &lt;b&gt; {{x}} <mj-raw>`;
    const letter = await render({
      subject: hostile,
      preheader: hostile,
      content: `<p>${hostile}</p><p>&amp;lt;script&amp;gt; %%x%%</p><mj-include path="/etc/passwd"></mj-include><p></mj-text>kvar</p>`,
    });
    expect(all(letter.html, 'script')).toEqual([]);
    expect(all(letter.html, 'img')).toEqual([]);
    const attributes = all(letter.html, '*').flatMap(({ attribs }) => Object.keys(attribs));
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
    expect(letter.html).not.toMatch(/<mj-|root:/);
    const titles = all(letter.html, 'title').map((title) => DomUtils.textContent(title));
    expect(titles).toEqual([hostile]);
    expect(letter.html).toContain('&amp;lt;script&amp;gt; %%x%%');
    expect(letter.html).toContain('kvar');
    expect(letter.html).toContain(PLACES.unsubscribe);
  });
});
