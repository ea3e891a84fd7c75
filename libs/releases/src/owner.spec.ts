import { describe, expect, it } from '@jest/globals';
import { findRouteOutsidePrefixes, ownerOf } from './owner.mjs';

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
  ])('has for %s the name %s, whatever their order', (pathname, name) => {
    expect(ownerOf(pathname, owners)?.name).toBe(name);
    expect(ownerOf(pathname, [...owners].reverse())?.name).toBe(name);
  });

  it('does not exist where no prefix fits', () => {
    expect(ownerOf('/om-oss', [exercises, help])).toBeNull();
  });
});

describe('a route of a remote', () => {
  it('may have parameters below its prefix', () => {
    expect(
      findRouteOutsidePrefixes(['/resurser', '/resurser/:id', '/resurser/*'], exercises, owners),
    ).toBeNull();
    expect(findRouteOutsidePrefixes(['/', '/kunskapsbibliotek/:slug', '/*'], site, owners)).toBeNull();
  });

  it.each([
    ['/kontakt', 'The route /kontakt is outside /resurser: it belongs to site.'],
    ['/*', 'The route /* is outside /resurser: it belongs to site.'],
    ['/:any', 'The route /:any is outside /resurser: it belongs to site.'],
    ['/resurser?', 'The route /resurser? is outside /resurser: it belongs to site.'],
    ['/resurser/hjalp/:id', 'The route /resurser/hjalp/:id is outside /resurser: it belongs to help.'],
  ])('belongs for %s to another', (pattern, sentence) => {
    expect(findRouteOutsidePrefixes(['/resurser', pattern], exercises, owners)).toBe(sentence);
  });

  it('counts as foreign where nobody owns it', () => {
    expect(findRouteOutsidePrefixes(['/om'], exercises, [exercises])).toBe(
      'The route /om is outside /resurser: nobody owns it.',
    );
  });
});
