import { describe, expect, it } from '@jest/globals';
import { pinOfPath } from './page-data';

describe('pinOfPath', () => {
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
    ['/finns-inte/alls', undefined],
    ['/gemenskap', undefined],
    ['/resurser/finns-inte', undefined],
  ])('finds the release for %s', (path, owner) => {
    expect(pinOfPath({ owners, remotes }, path)?.name).toBe(owner);
  });
});
