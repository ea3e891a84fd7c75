import { describe, expect, it } from '@jest/globals';
import { slugify } from './slugify';

describe('slugify', () => {
  it.each([
    ['Hållbart lugn', 'hallbart-lugn'],
    ['Återhämtning på riktigt', 'aterhamtning-pa-riktigt'],
    ['Sömn, sömn & sömn!', 'somn-somn-somn'],
    ['  --Redan--kantad--  ', 'redan-kantad'],
    ['Café för trötta', 'cafe-for-trotta'],
    ['ÅÄÖ åäö', 'aao-aao'],
    ['100 % vila', '100-vila'],
  ])('turns %j into %j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('returns an empty slug for a title without letters or digits', () => {
    expect(slugify('– ! ? –')).toBe('');
  });

  it('never ends in a hyphen where a long title was cut', () => {
    const slug = slugify(`${'a'.repeat(199)} b`);
    expect(slug).toBe('a'.repeat(199));
  });
});
