import { describe, expect, it } from '@jest/globals';
import { isNoindexPath } from './noindex';
import { readerPath } from './paths';
import { isPersonalPath } from './personal-paths';

describe('isPersonalPath', () => {
  it.each(['/dina-kop', '/las/lugnare-kvallar/1', '/las/lugnare-kvallar/2', '/las'])('includes %s', (path) =>
    expect(isPersonalPath(path)).toBe(true),
  );

  it.each(['/', '/produkter/lugnare-kvallar', '/checkout', '/lasning/1', '/dina-kopor'])(
    'leaves out %s',
    (path) => expect(isPersonalPath(path)).toBe(false),
  );
});

describe('a session of a guide', () => {
  it('goes into search engines if it is free to read, and stays out otherwise', () => {
    expect(isNoindexPath(readerPath('lugnare-kvallar'))).toBe(false);
    for (const session of [2, 10, 11])
      expect(isNoindexPath(readerPath('lugnare-kvallar', session))).toBe(true);
  });
});
