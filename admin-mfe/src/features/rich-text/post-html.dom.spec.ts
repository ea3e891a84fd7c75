import { describe, expect, it } from '@jest/globals';
import { ALLOWED_TAGS } from '@stillsam/post-html/allow-list';
import { sanitisePostHtml } from '@stillsam/post-html/server';
import fc from 'fast-check';
import { readPostHtml, writePostHtml } from './post-html';

const PICTURE = `/api/media/${'0123456789abcdef'.repeat(2)}/480.webp`;
const IMAGE = `<img src="${PICTURE}" srcset="${PICTURE} 480w" alt="Ett stilla vatten" width="480" height="320" loading="lazy" />`;

/** Every element and attribute of the allow-list, in the API's canonical form. */
const EVERYTHING = [
  '<h2 id="borja-har">Börja här</h2>',
  '<p>Vanlig, <strong>stark</strong>, <b>fet</b>, <em>betonad</em>, <i>kursiv</i>, <u>understruken</u> och <s>struken</s>.</p>',
  '<p>CO<sub>2</sub>, not<sup>1</sup>,<br />ny rad, <code>kod</code>, <mark>dos</mark> &amp; <a href="https://www.1177.se/" title="1177" rel="noopener noreferrer">1177</a>, <a href="/resurser">resurser</a>.</p>',
  '<h3 id="listor">Listor</h3>',
  '<ul>\n<li>Andas</li>\n<li><p>Vila</p><p>Länge</p></li>\n<li>Ta ett steg<ol>\n<li>Ett</li>\n<li><p>Två</p></li>\n</ol></li>\n</ul>',
  '<h4>Citat</h4>',
  '<blockquote>\n<p>Inget måste.</p>\n<p>Allt får vara.</p>\n</blockquote>',
  '<blockquote>Utan stycke</blockquote>',
  '<aside class="note">\n<p>Bra att veta</p>\n<ul>\n<li>Vila</li>\n</ul>\n</aside>',
  '<aside class="care">Ring <a href="tel:112">112</a></aside>',
  '<aside class="exercise">\n<p><a href="/resurser/mindful-andning">Mindful andning</a></p>\n</aside>',
  '<hr />',
  `<figure>${IMAGE}<figcaption>En <em>sjö</em> i dis</figcaption></figure>`,
  `<p>En bild ${IMAGE} i texten</p>`,
  '<pre>rad ett\n  rad två</pre>',
  '<pre><code>kod\n\n  med luft</code></pre>',
  '<table tabindex="0">\n<thead>\n<tr>\n<th scope="col">Dag</th>\n<th colspan="2" scope="col">Minuter</th>\n</tr>\n</thead>\n' +
    '<tbody>\n<tr>\n<th rowspan="2" scope="row">Måndag</th>\n<td>10</td>\n<td></td>\n</tr>\n' +
    '<tr>\n<td><p>Ett stycke</p></td>\n<td><p>Två</p><p><a href="/om-oss">stycken</a></p></td>\n</tr>\n</tbody>\n</table>',
].join('\n');

const roundTrip = (html: string) => writePostHtml(readPostHtml(html));

describe('a post in the rich text', () => {
  it('keeps every allowed element as it went in', () => {
    for (const tag of ALLOWED_TAGS) expect(EVERYTHING).toMatch(new RegExp(`<${tag}[ >]`));
    expect(sanitisePostHtml(EVERYTHING)).toBe(EVERYTHING);
    expect(roundTrip(EVERYTHING)).toBe(EVERYTHING);
  });

  it.each([
    ['words alone', 'Bara text'],
    ['words and a paragraph', 'Bara text<p>Ett stycke</p>'],
    ['a picture alone', IMAGE],
    ['a list in a list without words', '<ul>\n<li><ul>\n<li>Inre</li>\n</ul></li>\n</ul>'],
    ['an empty item', '<ul>\n<li></li>\n</ul>'],
    ['a linked picture in a figure', `<figure><a href="/om-oss">${IMAGE}</a></figure>`],
    ['quotation marks in attributes', '<p><a href="/a" title="&quot;x&quot; &lt;y&gt;">z</a></p>'],
    ['a hard space', '<p>10\u00a0%</p>'],
    ['raised notes', '<p>Vila.<sup><a href="#kallor">3</a>, <a href="#kallor">10</a></sup></p>'],
    ['nothing', ''],
  ])('keeps %s', (_, html) => {
    expect(roundTrip(html)).toBe(html);
  });

  it('loses only what a post may not hold', () => {
    const html =
      '<p onclick="x()">Hej <script>x()</script><a href="javascript:x()">där</a></p><form><button>knapp</button></form>';
    expect(roundTrip(html)).toBe('<p>Hej där</p>knapp');
  });

  it('keeps the words of any text, holds nothing else than the API keeps, and changes no more the next time', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const once = roundTrip(html);
        expect(wordsOf(once)).toEqual(wordsOf(html));
        expect(sanitisePostHtml(once)).toBe(once);
        expect(roundTrip(once)).toBe(once);
      }),
      { numRuns: 80 },
    );
  });
});

const wordsOf = (html: string) => html.match(/x\d+x/g) ?? [];

const { anyHtml } = fc.letrec<{
  anyHtml: string;
  blocks: string;
  block: string;
  words: string;
  items: string;
  rows: string;
}>((tie) => ({
  words: fc
    .array(
      fc
        .tuple(
          fc.nat(99),
          fc.constantFrom('', 'strong', 'b', 'em', 'i', 'u', 's', 'sup', 'sub', 'code', 'mark'),
        )
        .map(([n, tag]) => (tag ? `<${tag}>x${n}x</${tag}>` : `x${n}x `)),
      { minLength: 1, maxLength: 4 },
    )
    .map((parts) => parts.join('')),
  items: fc
    .array(fc.oneof(tie('words'), tie('blocks')), { minLength: 1, maxLength: 3 })
    .map((items) => items.map((item) => `<li>${item}</li>`).join('')),
  rows: fc
    .array(
      fc.array(fc.tuple(fc.constantFrom('th', 'td'), fc.nat(3), fc.oneof(tie('words'), tie('blocks'))), {
        minLength: 1,
        maxLength: 3,
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((rows) =>
      rows
        .map((cells) =>
          cells.map(([tag, span, content]) => `<${tag} colspan=${span} rowspan=${span}>${content}</${tag}>`),
        )
        .map((cells) => `<tr>${cells.join('')}</tr>`)
        .join(''),
    ),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .tuple(fc.constantFrom('p', 'h2', 'h3', 'h4', 'pre', 'blockquote', 'figcaption'), tie('words'))
      .map(
        ([tag, words]) =>
          (tag === 'figcaption' ? `<figure>${IMAGE}` : '') +
          `<${tag}>${words}</${tag}>` +
          (tag === 'figcaption' ? '</figure>' : ''),
      ),
    fc.constantFrom('<hr>', IMAGE, `<figure>${IMAGE}</figure>`, 'x0x', 'x1x<br>x2x'),
    fc.tuple(fc.constantFrom('ul', 'ol'), tie('items')).map(([tag, items]) => `<${tag}>${items}</${tag}>`),
    tie('blocks').map((blocks) => `<blockquote>${blocks}</blockquote>`),
    tie('blocks').map((blocks) => `<aside class="note">${blocks}</aside>`),
    tie('rows').map((rows) => `<table>${rows}</table>`),
  ),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((blocks) => blocks.join('\n')),
  anyHtml: tie('blocks'),
}));
