import { describe, expect, it } from '@jest/globals';
import { separateStyles, underScheme } from './html-styles.logic';

describe('the style of a mail', () => {
  it('takes an attribute without a value too', () => {
    expect(
      separateStyles('<table role="presentation" style width="100%"><td style></td></table>').markup,
    ).toBe('<table role="presentation" data-style width="100%"><td data-style></td></table>');
  });

  it('leaves the style elements, and stands on the elements of the mail', () => {
    const html =
      '<html><head><style>p { color: red }</style><STYLE type="text/css">a{}</STYLE></head>' +
      '<body style="margin:0"><td align="left" style = \'padding:3px\'>Hej</td></body></html>';
    expect(separateStyles(html)).toEqual({
      markup:
        '<html><head></head><body data-style="margin:0"><td align="left" data-style = \'padding:3px\'>Hej</td></body></html>',
      css: 'p { color: red }\na{}',
    });
  });

  it('does not come from text, values and comments', () => {
    const text = '<p title="a > b style=x">Skriv style="x" här</p>';
    expect(separateStyles(`${text}<!--[if mso]><style>p{}</style><p style="x"><![endif]-->`)).toEqual({
      markup: text,
      css: '',
    });
  });
});

describe('a colour scheme', () => {
  const css =
    '@media (prefers-color-scheme: dark) { a {} } @media screen and (prefers-color-scheme:light) { b {} }';

  it.each([
    ['dark', '@media (min-width: 0) { a {} } @media screen and (max-width: 0) { b {} }'],
    ['light', '@media (max-width: 0) { a {} } @media screen and (min-width: 0) { b {} }'],
  ] as const)('applies the rules of %s alone', (scheme, shown) => {
    expect(underScheme(css, scheme)).toBe(shown);
  });
});
