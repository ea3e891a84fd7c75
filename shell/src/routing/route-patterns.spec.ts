import { describe, expect, it } from '@jest/globals';
import { remoteOfPath } from './discover-remote';
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

describe('remoteOfPath', () => {
  const owners = [
    { name: 'site', prefixes: ['/'] },
    { name: 'exercises', prefixes: ['/resurser'] },
    { name: 'missing', prefixes: ['/gemenskap'] },
  ];
  const pinOf = (name: string, patterns: string[]) => ({
    name,
    patterns,
    version: '',
    entry: '',
    integrity: '',
  });
  const remotes = [
    pinOf('site', ['/', '/kunskapsbibliotek/:slug', '/:any']),
    pinOf('exercises', ['/resurser', '/resurser/mindful-andning']),
  ];

  it.each([
    ['/', 'site'],
    ['/kunskapsbibliotek/klarhet-utan-press', 'site'],
    ['/resurser/mindful-andning', 'exercises'],
    ['/finns-inte/alls', null],
    ['/gemenskap', null],
    ['/resurser/finns-inte', null],
  ])('finds the remote that owns %s', (path, owner) => {
    expect(remoteOfPath({ owners, remotes }, path)).toBe(owner);
  });
});
