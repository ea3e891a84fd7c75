import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from './process.mjs';

/**
 * The details of content/owner-details.json that are not filled in, as `place: what it is`, the required ones marked
 * with a star. false is an answer, and so is an empty list of reviewers.
 *
 * @param {{ place: string, what: string, isRequired?: boolean }[]} details
 * @param {Record<string, unknown>} business
 */
export function missingOwnerDetails(details, business) {
  /** @param {string} place */
  const valueAt = (place) =>
    place.split('.').reduce((/** @type {unknown} */ value, key) => Object(value)[key], business);
  return details
    .filter(({ place }) => (valueAt(place) ?? '') === '')
    .map(({ place, what, isRequired }) => `${place}${isRequired ? '*' : ''}: ${what}`);
}

/**
 * Lists what the owner must supply before the site goes public; prints nothing once all of it is there.
 *
 * @param {(text: string) => void} log
 * @param {string} origin of the running site, which says what the owner has filled in.
 */
export async function announceOwnerDetails(log, origin) {
  const [details, seed] = await Promise.all(['owner-details', 'business'].map(readContent));
  const { business } = await (await fetch(`${origin}/api/site-facts`)).json();
  const missing = missingOwnerDetails(details, business ?? seed);
  if (missing.length === 0) return;
  const list = missing.map((line) => `  - ${line}`).join('\n');
  log(
    `\nBefore the site goes public, its owner must fill in 'Inställningar' in the back office:\n${list}\n` +
      '* While one of these is missing, a public site keeps its forms, checkout and mail closed.',
  );
}

/** @param {string} name */
async function readContent(name) {
  return JSON.parse(await readFile(path.join(repositoryRoot, `content/${name}.json`), 'utf8'));
}
