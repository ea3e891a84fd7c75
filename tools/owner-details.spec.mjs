import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { missingOwnerDetails } from './owner-details.mjs';

const places = (business) => missingOwnerDetails(business).map((line) => line.split(':')[0]);

/** Every place of a file that holds a value, and not another object. */
function leaves(value, before = '') {
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = before + key;
    return key === 'processors' ? leaves(inner, `${place}.`) : [place];
  });
}

describe('what the owner must supply', () => {
  it('is everything that content/business.json has a place for', async () => {
    const file = new URL('../content/business.json', import.meta.url);
    const business = JSON.parse(await readFile(file, 'utf8'));
    expect(places({}).sort()).toEqual(leaves(business).sort());
  });

  it('is named until it is filled in', () => {
    const business = {
      legalName: 'Exempelbolaget',
      processors: { hosting: { name: 'X', country: 'Sverige' } },
    };
    expect(places(business)).not.toContain('legalName');
    expect(places(business)).not.toContain('processors.hosting');
    expect(places(business)).toContain('processors.email');
    expect(places({ legalName: '' })).toContain('legalName');
  });

  it('takes a no for an answer', () => {
    expect(places({ isFounderStoryTrue: false, reviewers: [] })).not.toContain('isFounderStoryTrue');
    expect(places({ isFounderStoryTrue: false, reviewers: [] })).not.toContain('reviewers');
  });
});
