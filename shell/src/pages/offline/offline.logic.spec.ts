import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { OfflineEntry } from '../../service-worker/worker-contract';
import { distinctPages, requestedPath } from './offline-page';

const page = (path: string, title: string, kind: OfflineEntry['kind'] = 'exercise'): OfflineEntry => ({
  path,
  title,
  kind,
});

describe('the list of what opens offline', () => {
  it('lists a screen once, by its canonical address', () => {
    const pages = [page('/resurser/test', 'Test'), page('/test', 'Test'), page('/lasa', 'Test', 'article')];
    expect(distinctPages(pages).map(({ path }) => path)).toEqual(['/resurser/test', '/lasa']);
  });
});

describe('the requested page', () => {
  it('comes as a path of this site', () => {
    expect(requestedPath('?till=%2Fvillkor')).toBe('/villkor');
  });

  it.each([
    '',
    '?till=',
    '?till=//ond.example',
    '?till=https://ond.example',
    '?till=/%5Cond.example',
    '?till=javascript:1',
  ])('comes to null in "%s"', (search) => expect(requestedPath(search)).toBeNull());

  it('never leads to another origin', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const path = requestedPath(`?till=${encodeURIComponent(text)}`);
        if (path !== null)
          expect(new URL(path, 'https://stillsam.example').origin).toBe('https://stillsam.example');
      }),
    );
  });
});
