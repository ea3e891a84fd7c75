import { describe, expect, it } from '@jest/globals';
import { patternOf, routePatterns } from './route-patterns';

describe('routePatterns', () => {
  it('names absolute, nested and index routes', () => {
    expect(
      routePatterns([
        { path: '/' },
        { path: '/resurser', children: [{ index: true }, { path: 'mindful-andning' }] },
        { children: [{ path: '/logo' }] },
      ]),
    ).toEqual(['/', '/resurser', '/resurser', '/resurser/mindful-andning', '/logo']);
  });
});

describe('patternOf', () => {
  it.each([
    [[{}, { path: '/' }], '/'],
    [[{}, { path: '/resurser' }, { path: 'andning/:steg' }], '/resurser/andning/:steg'],
    [[{ path: '/resurser' }, { path: '/logo' }, {}], '/logo'],
    [[{}, { path: '*' }], '/*'],
    [[], '/'],
  ])('finds for %j the pattern %s', (routes, pattern) => {
    expect(patternOf(routes)).toBe(pattern);
  });
});
