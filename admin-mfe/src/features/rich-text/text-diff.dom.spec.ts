import { describe, expect, it } from '@jest/globals';
import { aPicture } from '../../../test/fixtures';
import { diffTexts, readableHtml } from './text-diff';

const changesOf = (older: string, newer: string) =>
  diffTexts(older, newer).map(({ value, added, removed }) =>
    added ? `+${value}` : removed ? `-${value}` : value,
  );

describe('the difference of two texts', () => {
  it('tells words apart', () => {
    expect(changesOf('Lugn', 'Lugn')).toEqual([]);
    expect(changesOf('Mer lugn', 'Mer ro')).toEqual(['Mer ', '-lugn', '+ro']);
  });

  it('reads the text of a body with its links and pictures, a line for each block', () => {
    const older = '<p>Hej <a href="/a">du</a>.</p><p>Andas.</p>';
    const newer = `<p>Hej <a href="/b">du</a>.</p><p>Andas.</p><p><img src="${aPicture().src}" alt="En sjö"></p>`;
    expect(changesOf(readableHtml(older), readableHtml(newer))).toEqual([
      'Hej du (/',
      '-a',
      '+b',
      ').\nAndas.',
      '+\n[En sjö]',
    ]);
  });

  it('finds none in a body whose form alone differs', () => {
    expect(changesOf(readableHtml('<p>Lugn</p>'), readableHtml('<h2>Lugn</h2>'))).toEqual([]);
  });

  it('shortens what is the same in both', () => {
    const same = 'ord '.repeat(400);
    const parts = changesOf(`${same}gammalt`, `${same}nytt`);
    expect(String(parts)).toMatch(/^ … .{150,170},-gammalt,\+nytt$/);
  });
});
