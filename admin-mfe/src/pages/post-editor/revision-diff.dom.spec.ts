import { describe, expect, it } from '@jest/globals';
import { aPicture } from '../../../test/fixtures';
import { EMPTY_FIELDS, type PostFields } from './post-fields.logic';
import { diffFields } from './revision-diff';

const changesOf = (older: Partial<PostFields>, newer: Partial<PostFields>) =>
  diffFields({ ...EMPTY_FIELDS, ...older }, { ...EMPTY_FIELDS, ...newer }).map(({ name, parts }) => [
    name,
    parts.map(({ value, added, removed }) => (added ? `+${value}` : removed ? `-${value}` : value)),
  ]);

describe('the difference of two versions', () => {
  it('names only what differs', () => {
    expect(changesOf({ title: 'Lugn', tags: 'ro' }, { title: 'Lugn', tags: 'ro' })).toEqual([]);
    expect(changesOf({ title: 'Mer lugn' }, { title: 'Mer ro' })).toEqual([
      ['title', ['Mer ', '-lugn', '+ro']],
    ]);
  });

  it('reads the text of a body with its links and pictures, a line for each block', () => {
    const older = { content: '<p>Hej <a href="/a">du</a>.</p><p>Andas.</p>' };
    const newer = {
      content: `<p>Hej <a href="/b">du</a>.</p><p>Andas.</p><p><img src="${aPicture().src}" alt="En sjö"></p>`,
    };
    expect(changesOf(older, newer)).toEqual([
      ['content', ['Hej du (/', '-a', '+b', ').\nAndas.', '+\n[En sjö]']],
    ]);
  });

  it('tells of a body whose form alone differs', () => {
    expect(changesOf({ content: '<p>Lugn</p>' }, { content: '<h2>Lugn</h2>' })).toEqual([['content', []]]);
  });

  it('shortens what is the same in both', () => {
    const same = 'ord '.repeat(400);
    const [, [parts]] = [0, changesOf({ excerpt: `${same}gammalt` }, { excerpt: `${same}nytt` })] as const;
    expect(String(parts?.[1])).toMatch(/^ … .{150,170},-gammalt,\+nytt$/);
  });
});
