/**
 * npm run preview -- <part> <version> [hours]: prints a signed address that shows one browser a release on the real
 * site (docs/releases.md).
 */
import { PREVIEW_PATH, signPreview } from '@stillsam/releases/preview';
import { fail } from './process.mjs';
import { loadEnvironment, createReleaseContext } from './release/context.mjs';
import { readPorts } from './ports.mjs';

const USUAL_HOURS = 8;
const MAX_HOURS = 7 * 24;

try {
  const [part, version, hours = USUAL_HOURS] = process.argv.slice(2);
  if (!version) throw new Error('Name the part and the version: npm run releases -- <part> lists them.');
  if (!(Number(hours) > 0 && Number(hours) <= MAX_HOURS))
    throw new Error(`A preview lasts up to ${MAX_HOURS} hours.`);
  loadEnvironment();
  const context = await createReleaseContext(part);
  const until = Date.now() + Number(hours) * 60 * 60 * 1000;
  const site = process.env.SITE_ORIGIN || `http://localhost:${readPorts(process.env).shell}`;
  console.log(await releaseAddress(site, context, version, until));
} catch (error) {
  fail(error);
}

/**
 * @param {string} site
 * @param {import('./release/changes.mjs').ReleaseContext} context
 * @param {string} version
 * @param {number} until
 */
async function releaseAddress(site, { part, privateKey, store }, version, until) {
  if (!(await store.read(`${version}/release.json`)))
    throw new Error(`${part} has no release ${version} in ${store.place}.`);
  return site + PREVIEW_PATH + signPreview({ part, version, until }, privateKey);
}
