import { describe, expect, it } from '@jest/globals';
import { sourceChecks } from './post.mapper';

const DAYS = new Map([
  ['https://a.example/', '2026-11-22'],
  ['https://b.example/', '2026-10-01'],
  ['https://c.example/', null],
]);

/** A text with these sources; an empty address has no link. */
function textWith(...addresses: string[]): string {
  const items = addresses.map((address) => `<li>${address && `<a href="${address}">x</a>`}</li>`);
  return `<h2 id="kallor">Källor</h2>\n<ol>\n${items.join('\n')}\n</ol>`;
}

describe('sourceChecks', () => {
  it('dates a text by the source that was looked up longest ago', () => {
    expect(sourceChecks(textWith('https://a.example/', 'https://b.example/'), DAYS)).toEqual({
      source_count: 2,
      checked_source_count: 2,
      sources_checked_on: '2026-10-01',
    });
  });

  it.each(['https://c.example/', 'https://unknown.example/', ''])(
    'dates no text that has the source "%s"',
    (source) => {
      expect(sourceChecks(textWith('https://a.example/', source), DAYS)).toEqual({
        source_count: 2,
        checked_source_count: 1,
        sources_checked_on: null,
      });
    },
  );

  it('dates no text without sources', () => {
    expect(sourceChecks('<p>Vila.</p>', DAYS)).toMatchObject({ source_count: 0, sources_checked_on: null });
  });
});
