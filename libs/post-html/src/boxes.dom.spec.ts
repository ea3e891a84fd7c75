import { describe, expect, it } from '@jest/globals';
import { BOX_KINDS } from './allow-list';
import { sanitisePostHtmlInBrowser } from './sanitise-in-browser';
import { sanitisePostHtml } from './sanitise-on-server';

describe.each([
  ['the server', sanitisePostHtml],
  ['the browser', (html: string) => String(sanitisePostHtmlInBrowser(html))],
])('a box sanitised by %s', (_, sanitise) => {
  it.each(BOX_KINDS)('keeps its kind %s', (kind) => {
    const html = `<aside class="${kind}"><p>Bra att veta</p><ul><li>Vila</li></ul></aside>`;
    expect(sanitise(html)).toBe(html);
  });

  it.each([
    '',
    ' class="care note"',
    ' class="Care"',
    ' class="prose"',
    ' class=""',
    ' id="care"',
    ' class="x" style="position:fixed"',
  ])('leaves its content alone with%s', (attributes) => {
    expect(
      sanitise(`<p>Före</p><aside${attributes}><p onclick="x()">Vila<script>x()</script></p></aside>`),
    ).toBe('<p>Före</p><p>Vila</p>');
  });

  it('loses every other attribute', () => {
    expect(sanitise('<aside class="note" id="x" style="color:red" onclick="x()"><p>Vila</p></aside>')).toBe(
      '<aside class="note"><p>Vila</p></aside>',
    );
  });

  it('sanitises what it unwraps, also within another', () => {
    expect(
      sanitise(
        '<aside><aside class="x"><img src="x" onerror="x()"><a href="javascript:x()">a</a></aside></aside>',
      ),
    ).toBe('<a>a</a>');
  });
});
