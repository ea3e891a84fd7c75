import { describe, expect, it } from '@jest/globals';
import { sanitisePostHtmlInBrowser } from './sanitise-in-browser';
import { sanitisePostHtml } from './sanitise-on-server';

const TABLE =
  '<table tabindex="0"><thead><tr><th scope="col">Dag</th><th colspan="2" scope="col">Minuter</th></tr></thead>' +
  '<tbody><tr><th rowspan="2" scope="row">Måndag</th><td>10</td><td><p>20</p><p>30</p></td></tr></tbody></table>';

describe.each([
  ['the server', sanitisePostHtml],
  ['the browser', (html: string) => String(sanitisePostHtmlInBrowser(html))],
])('a table sanitised by %s', (_, sanitise) => {
  it('keeps its head, spans and scopes', () => {
    expect(sanitise(TABLE)).toBe(TABLE);
  });

  it('can be reached by the keyboard, for it scrolls on a phone', () => {
    expect(sanitise('<table tabindex="7"><tbody><tr><td>x</td></tr></tbody></table>')).toBe(
      '<table tabindex="0"><tbody><tr><td>x</td></tr></tbody></table>',
    );
  });

  it.each([
    'style="color:red"',
    'class="MsoTableGrid"',
    'width="201"',
    'bgcolor="#ff0000"',
    'align="right"',
    'id="x"',
    'onclick="x()"',
    'colspan="1"',
    'colspan="13"',
    'colspan="-2"',
    'colspan="2e1"',
    'rowspan="101"',
    'rowspan="x"',
    'scope="rowgroup"',
  ])('loses %s', (attribute) => {
    const kept = '<table tabindex="0"><tbody><tr><th>x</th><td>y</td></tr></tbody></table>';
    expect(
      sanitise(
        `<table ${attribute}><tbody ${attribute}><tr ${attribute}><th ${attribute}>x</th><td ${attribute}>y</td></tr></tbody></table>`,
      ),
    ).toBe(kept);
  });
});
