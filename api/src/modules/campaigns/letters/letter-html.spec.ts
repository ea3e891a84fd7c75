import { beforeAll, describe, expect, it } from '@jest/globals';
import { testBusiness } from '@stillsam/legal-figures/testing-business';
import { DomUtils, parseDocument } from 'htmlparser2';
import { renderLetter, type LetterWords } from './rendered-letter';
import { PLACES } from './letter-names';
import { EVERY_BLOCK } from '../../../../test/support/letter-sample';

const SITE = 'https://stillsam.example';
const COMPANY = testBusiness({
  legalName: 'Stillsam AB',
  organisationNumber: '556000-0000',
  address: 'Stilla gatan 1, 111 11 Stad',
  email: 'hej@stillsam.example',
  phone: null,
});
const MEDIA = `${SITE}/api/media/0123456789abcdef0123456789abcdef`;

const render = (words: Partial<LetterWords> = {}) =>
  renderLetter({ ...EVERY_BLOCK, ...words }, SITE, COMPANY);

function all(html: string, tag: string) {
  return DomUtils.getElementsByTagName(tag, parseDocument(html));
}

let html: string;
beforeAll(() => {
  ({ html } = render());
});

describe('a letter as HTML', () => {
  it('starts as a Swedish document with the subject as its title, and hides and pads the preheader', () => {
    expect(html).toMatch(/^<!doctype html>\s*<html lang="sv" dir="ltr"/);
    expect(html).toContain(`<title>${EVERY_BLOCK.subject}</title>`);
    expect(html).toMatch(
      new RegExp(`<div style="display:none;[^"]*">${EVERY_BLOCK.preheader}(?:\u034f\u200c\u00a0?){80}</div>`),
    );
  });

  it('hides no text without a preheader', () => {
    expect(render({ preheader: '' }).html).not.toContain('display:none');
  });

  it('adds the letter to links of the site, and leaves others as they are', () => {
    const addresses = all(html, 'a').map(({ attribs }) => attribs.href);
    expect(addresses).toEqual([
      `${SITE}/om-oss?brev=en-lugnare-kvall`,
      `${SITE}/kunskapsbibliotek/somn-och-stress?brev=en-lugnare-kvall#rutiner`,
      'https://www.1177.se/liv--halsa/',
      `${SITE}/resurser?brev=en-lugnare-kvall`,
      `${SITE}/produkter?brev=en-lugnare-kvall`,
      'mailto:hej@stillsam.example',
      'tel:112',
      `${SITE}/kunskapsbibliotek/somn-och-stress?brev=en-lugnare-kvall`,
      `${SITE}/nyhetsbrev/brev/en-lugnare-kvall`,
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

  it('lets pictures shrink with a phone', () => {
    const styles = all(html, 'img').map(({ attribs }) => attribs.style);
    for (const [index, width] of [552, 300].entries())
      expect(styles[index]).toMatch(new RegExp(`width:100%;max-width:${width}px`));
  });

  it('keeps every picture and word of a figure or paragraph that holds more than one', () => {
    const [first, second] = [480, 960].map(
      (width) => `<img src="/api/media/0123456789abcdef0123456789abcdef/${width}.webp" alt="${width}">`,
    );
    for (const content of [
      `<figure>${first}${second}<figcaption>Bildtext</figcaption></figure>`,
      `<figure>Bildtext${first}<p>${second}</p></figure>`,
      `<p>${first}${second} Bildtext</p>`,
      `<ul><li>${first}${second} Bildtext</li></ul>`,
    ]) {
      const letter = render({ content });
      expect(all(letter.html, 'img').map(({ attribs }) => attribs.alt)).toEqual(['480', '960']);
      expect(letter.html).toContain('Bildtext');
      expect(letter.text).toContain('[Bild: 960]');
    }
  });

  it('draws a paragraph that is one short link as a button, and not a mere address', () => {
    const letter = render({
      content:
        '<p><a href="/om-oss">Om oss</a></p><p><a href="https://a.example/">https://a.example/</a></p><p>Se <a href="/kontakt">här</a></p>',
    });
    const buttons = all(letter.html, 'td').filter(({ attribs }) => attribs.class === 'knapp');
    expect(buttons.map((button) => DomUtils.textContent(button).trim())).toEqual(['Om oss']);
  });

  it('draws a table that every mail program knows, with styles on its cells', () => {
    const [table] = all(html, 'table').filter(({ attribs }) => attribs.cellpadding === '8');
    if (!table) throw new Error('The letter has no table');
    expect(table.attribs).toMatchObject({ width: '100%', border: '0', cellspacing: '0' });
    expect(table.attribs.role).toBeUndefined();
    expect(table.attribs.tabindex).toBeUndefined();
    const cells = DomUtils.getElementsByTagName((name) => name === 'th' || name === 'td', [table]);
    expect(cells.map((cell) => [cell.name, cell.attribs.scope, DomUtils.textContent(cell)])).toEqual([
      ['th', 'col', 'Dag'],
      ['th', 'col', 'Minuter'],
      ['th', 'row', 'Måndag'],
      ['td', undefined, '10'],
      ['td', undefined, 'Sedanvila'],
    ]);
    for (const { attribs } of cells) expect(attribs.style).toContain('border-bottom');
    expect(cells.at(-1)?.attribs.colspan).toBe('2');
  });

  it('draws a box as a quotation, and the link of an exercise as a button', () => {
    const { html: boxes, text } = render({
      content:
        '<aside class="care"><p>Ring <a href="tel:112">112</a>.</p></aside>' +
        '<aside class="exercise"><p><a href="/resurser/mindful-andning">Mindful andning</a></p><p>Tre minuter.</p></aside>',
    });
    expect(boxes).not.toContain('<aside');
    expect(all(boxes, 'blockquote')).toHaveLength(1);
    expect(boxes).toMatch(
      /<td[^>]*>\s*<a href="[^"]*\/resurser\/mindful-andning\?brev=[^"]*"[^>]*>Mindful andning/,
    );
    expect(text).toContain('Tre minuter.');
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

  it('has the width of 600 pixels, in Outlook for Windows by its own table', () => {
    expect(html).toContain(
      '<div style="max-width:600px;margin:0 auto"><!--[if mso]><table role="presentation"',
    );
    expect(html).toContain('width="600"><tr><td><![endif]--><table');
    expect(html).toContain('</table><!--[if mso]></td></tr></table><![endif]--></div>');
  });

  it('draws a button as a cell of its colour, because Outlook draws no padding of a link', () => {
    expect(html).toMatch(/<td class="knapp"[^>]*style="background-color:#12372f;[^"]*padding:13px 28px/);
  });

  it('writes the styles of its text on the elements', () => {
    expect(html).toMatch(/<h2 style="margin:36px 0 14px;[^"]*color:#12372f/);
    expect(html).toMatch(/<li style="margin:0 0 8px"><p style="margin:0 0 8px">Skriv ner/);
    expect(html).toMatch(/<blockquote style="[^"]*font-style:italic/);
    expect(html).toMatch(/<p class="underrubrik" style="[^"]*font-weight:bold/);
    expect(render({ content: '<h2>Först</h2>' }).html).toMatch(/<h2 style="[^"]*margin-top:0">Först/);
  });

  it('has a palette of its own for the night', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toMatch(
      /@media \(prefers-color-scheme: dark\) \{ \.sida \{ background-color: #1b2740 !important; \}/,
    );
  });

  it('has no text smaller than 16 pixels, but for what is hidden', () => {
    const sizes = [...html.matchAll(/<(?:td|th|div|p|h[23]|a|li|img)[^>]*style="([^"]*)"/g)].flatMap(
      ([, style = '']) =>
        style.includes('display:none')
          ? []
          : (/font-size:\s*(\d+)px/.exec(style)?.slice(1).map(Number) ?? []),
    );
    expect(sizes.length).toBeGreaterThan(5);
    // 1: lines.
    expect(sizes.filter((size) => size > 1 && size < 16)).toEqual([]);
  });

  it('says why it came and from whom', () => {
    expect(html).toContain('Du får brevet eftersom du har anmält dig till Stillsams nyhetsbrev.');
    expect(html).toContain(
      'Avsändare: Stillsam, Stillsam AB, org.nr 556000-0000, Stilla gatan 1, 111 11 Stad, hej@stillsam.example.',
    );
  });

  it('shows hostile words as text', () => {
    const hostile = `</title><script>alert(1)</script>"'><img src=x onerror=alert(1)> &lt;b&gt; {{x}} <![endif]>`;
    const letter = render({
      subject: hostile,
      preheader: hostile,
      content: `<p>${hostile}</p><p>&amp;lt;script&amp;gt; %%x%%</p><p></td></table>kvar</p>`,
    });
    expect(all(letter.html, 'script')).toEqual([]);
    expect(all(letter.html, 'img')).toEqual([]);
    const attributes = all(letter.html, '*').flatMap(({ attribs }) => Object.keys(attribs));
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
    expect(letter.html.match(/<!--/g)).toEqual(html.match(/<!--/g));
    expect(all(letter.html, 'table').length).toBeGreaterThan(3);
    const titles = all(letter.html, 'title').map((title) => DomUtils.textContent(title));
    expect(titles).toEqual([hostile]);
    expect(letter.html).toContain('&amp;lt;script&amp;gt; %%x%%');
    expect(letter.html).toContain('kvar');
    expect(letter.html).toContain(PLACES.unsubscribe);
  });

  it.each([
    ['in a link', '<p>Se <a href="https://evil.example/?t=%%avregistrera%%">här</a></p>'],
    ['in a button', '<p><a href="https://evil.example/?t=%%installningar%%">Till sidan</a></p>'],
    ['as references', '<p><a href="https://evil.example/?t=&#37;&#37;avregistrera&#37;%">x</a> och mer</p>'],
    ['in parts that text joins', '<p>https://evil.example/?t=%%avreg<b>istr</b>era%%</p>'],
    ['around another', '<p>%%%%avregistrera%%avregistrera%%%% %%avreg%%installningar%%istrera%%</p>'],
    ['in parts that the sanitiser joins', '<p>%%avreg<script></script>istrera%%</p>'],
  ])('leaves a typed place unfilled %s', (_, content) => {
    const typed = '%%avregistrera%%';
    const letter = render({ content, subject: typed, preheader: typed });
    for (const body of [letter.html, letter.text])
      expect(body.match(/%%(?:avregistrera|installningar)%%/g)).toEqual([
        PLACES.preferences,
        PLACES.unsubscribe,
      ]);
  });
});
