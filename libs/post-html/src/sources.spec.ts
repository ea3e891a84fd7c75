import { describe, expect, it } from '@jest/globals';
import { sourceAddresses } from './sources';

describe('sourceAddresses', () => {
  it('lists the address of each source, and null for a source without a link', () => {
    const html =
      '<p><a href="https://a.example/">Nej</a></p><h2>Källor</h2><ol>' +
      '<li>Ett. <a href="https://b.example/?x=1&amp;y=2" rel="noopener noreferrer">b</a></li>\n' +
      '<li>Två.</li></ol>';
    expect(sourceAddresses(html)).toEqual(['https://b.example/?x=1&y=2', null]);
  });

  it('finds none in a text without sources', () => {
    expect(sourceAddresses('<p>Vila.</p><ol><li>Ett</li></ol>')).toEqual([]);
  });
});
