import { describe, expect, it } from '@jest/globals';
import { hasContent } from './has-content';

describe('hasContent', () => {
  it.each([
    '',
    ' \n\t',
    '<p> </p>',
    '<p>&nbsp;</p>',
    '<p>&#160; &#xA0;</p><p><br></p>',
    '<p>\u00a0\u200b\ufeff</p>',
    '<h2><strong> </strong></h2><ul><li></li></ul><hr>',
    '<p>&shy;&#8203;</p>',
    '<!-- <p>text</p> -->',
    '<p>&#9999999;</p>',
  ])('returns false for %j', (html) => {
    expect(hasContent(html)).toBe(false);
  });

  it.each([
    'a',
    '<p>Å</p>',
    '<p>&amp;</p>',
    '<p>&#228;</p>',
    '<p>1 &lt; 2</p>',
    '<figure><img src="/api/media/0123456789abcdef0123456789abcdef/480.webp" alt=""></figure>',
    '<p>…</p>',
    '<p>😌</p>',
  ])('returns true for %j', (html) => {
    expect(hasContent(html)).toBe(true);
  });
});
