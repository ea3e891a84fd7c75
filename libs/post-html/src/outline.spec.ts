import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { outlineArticle } from './outline';

describe('outlineArticle', () => {
  it('lists h2 headings by id and text', () => {
    const html =
      '<h2 id="ett">Ett &amp; <em>två</em></h2><p>Text</p><h3 id="mer">Mer</h3><h2 id="kallor">Källor</h2>';
    expect(outlineArticle(html)).toEqual({
      html,
      headings: [
        { id: 'ett', title: 'Ett & två' },
        { id: 'kallor', title: 'Källor' },
      ],
    });
  });

  it('derives a missing id from the text', () => {
    expect(outlineArticle('<h2>Så här &lt;gör&gt; du</h2>')).toEqual({
      html: '<h2 id="sa-har-gor-du">Så här &lt;gör&gt; du</h2>',
      headings: [{ id: 'sa-har-gor-du', title: 'Så här <gör> du' }],
    });
  });

  it('derives a unique id', () => {
    const { headings } = outlineArticle(
      '<h2>Vila</h2><h2>Vila</h2><h3 id="vila-2">x</h3><h2 id="vila">Vila</h2>',
    );
    expect(headings.map(({ id }) => id)).toEqual(['vila-3', 'vila-4', 'vila']);
  });

  it('takes no longer for each of many equal headings', () => {
    const started = performance.now();
    const { headings } = outlineArticle('<h2>Vila</h2>'.repeat(30_000));
    expect(headings.at(-1)?.id).toBe('vila-30000');
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('derives no id that the page uses', () => {
    expect(outlineArticle('<h2>Innehåll</h2>').headings).toEqual([{ id: 'innehall-2', title: 'Innehåll' }]);
  });

  it('gives a default id without letters, and skips a heading without text', () => {
    expect(outlineArticle('<h2>…</h2><h2> <br /></h2>')).toEqual({
      html: '<h2 id="del">…</h2><h2> <br /></h2>',
      headings: [{ id: 'del', title: '…' }],
    });
  });

  it('derives safe and unique ids from any text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 8 }), (titles) => {
        const escape = (text: string) =>
          text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
        const { html, headings } = outlineArticle(
          titles.map((title) => `<h2>${escape(title)}</h2>`).join(''),
        );
        const ids = headings.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids) {
          expect(id).toMatch(/^[a-z0-9][a-z0-9-]{0,80}$/);
          expect(html).toContain(`<h2 id="${id}">`);
        }
      }),
    );
  });
});
