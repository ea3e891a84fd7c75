import { readFile } from 'node:fs/promises';
import { describe, expect, it, jest } from '@jest/globals';
import { announceOwnerDetails, missingOwnerDetails } from './owner-details.mjs';

const read = async (/** @type {string} */ name) =>
  JSON.parse(await readFile(new URL(`../content/${name}.json`, import.meta.url), 'utf8'));
const details = await read('owner-details');
const places = (/** @type {Record<string, unknown>} */ business) =>
  missingOwnerDetails(details, business).map((line) => line.split(':')[0]?.replace('*', ''));

/**
 * Every place of a file that holds a value, and not another object.
 *
 * @param {Record<string, unknown>} value
 * @returns {string[]}
 */
function leaves(value, before = '') {
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = before + key;
    return key === 'processors' ? leaves(/** @type {typeof value} */ (inner), `${place}.`) : [place];
  });
}

describe('the list of details that the owner supplies', () => {
  it('covers every place of content/business.json', async () => {
    expect(places({}).sort()).toEqual(leaves(await read('business')).sort());
  });

  it('keeps a detail until it is filled in', () => {
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

  it('tells which details keep a public site closed', async () => {
    expect(missingOwnerDetails(details, {})).toContain('legalName*: name of the company');
    expect(missingOwnerDetails(details, {})).toContain('responsibleEditor: responsible editor, by name');
    /** @type {string[]} */
    const said = [];
    const tell = (/** @type {object | null} */ business) => {
      jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ business }));
      return announceOwnerDetails((text) => said.push(text), 'http://site.test');
    };
    await tell({ legalName: 'Exempelbolaget' });
    expect(globalThis.fetch).toHaveBeenCalledWith('http://site.test/api/site-facts');
    expect(said.join()).toContain(
      "must fill in 'Inställningar' in the back office:\n  - organisationNumber*",
    );
    expect(said.join()).toContain('keeps its forms, checkout and mail closed');
    jest.restoreAllMocks();
  });
});
