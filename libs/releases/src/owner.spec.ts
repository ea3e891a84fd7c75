import { describe, expect, it } from '@jest/globals';
import { findForeignRoute, ownerOf } from './owner.mjs';

const site = { name: 'site', prefixes: ['/'] };
const exercises = { name: 'exercises', prefixes: ['/resurser'] };
const help = { name: 'help', prefixes: ['/resurser/hjalp', '/kris'] };
const owners = [site, exercises, help];

describe('the owner of a path', () => {
  it.each([
    ['/', 'site'],
    ['/om-oss', 'site'],
    ['/resurser', 'exercises'],
    ['/resurser/mindful-andning', 'exercises'],
    ['/resurserna', 'site'],
    ['/resurser/hjalp/linjer', 'help'],
    ['/kris', 'help'],
  ])('%s is %s, whatever their order', (pathname, name) => {
    expect(ownerOf(pathname, owners)?.name).toBe(name);
    expect(ownerOf(pathname, [...owners].reverse())?.name).toBe(name);
  });

  it('is nobody where no prefix fits', () => {
    expect(ownerOf('/om-oss', [exercises, help])).toBeNull();
  });
});

describe('the routes of a remote', () => {
  it('may have parameters below its prefix', () => {
    expect(findForeignRoute(['/resurser', '/resurser/:id', '/resurser/*'], exercises, owners)).toBeNull();
    expect(findForeignRoute(['/', '/kunskapsbibliotek/:slug', '/*'], site, owners)).toBeNull();
  });

  it.each([
    ['/kontakt', 'The route /kontakt is outside /resurser: it belongs to site.'],
    ['/*', 'The route /* is outside /resurser: it belongs to site.'],
    ['/:any', 'The route /:any is outside /resurser: it belongs to site.'],
    ['/resurser?', 'The route /resurser? is outside /resurser: it belongs to site.'],
    ['/resurser/hjalp/:id', 'The route /resurser/hjalp/:id is outside /resurser: it belongs to help.'],
  ])('%s belongs to another', (pattern, sentence) => {
    expect(findForeignRoute(['/resurser', pattern], exercises, owners)).toBe(sentence);
  });

  it('that nobody owns are foreign', () => {
    expect(findForeignRoute(['/om'], exercises, [exercises])).toBe(
      'The route /om is outside /resurser: nobody owns it.',
    );
  });
});
