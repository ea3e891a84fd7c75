/**
 * npm run preview -- <part> <version> [hours]: prints a signed address that shows one browser a release on the real
 * site. npm run preview -- <part> --dev http://localhost:<port> [hours]: the same for a build of the browser's own
 * machine (docs/releases.md).
 */
import { parseArgs } from 'node:util';
import { PREVIEW_PATH, signPreview } from '@stillsam/releases/preview';
import { fail } from './process.mjs';
import { loadEnvironment, openDesk } from './release/desk.mjs';
import { localBuildAddress } from './release/local-build-address.mjs';
import { readPorts } from './ports.mjs';

const USUAL_HOURS = 8;
const MOST_HOURS = 7 * 24;

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { dev: { type: 'string' } } });
  const [part, ...others] = positionals;
  const version = values.dev ? null : others.shift();
  const hours = Number(others[0] ?? USUAL_HOURS);
  if (!values.dev && !version)
    throw new Error('Name the part and the version: npm run releases -- <part> lists them.');
  if (!(hours > 0 && hours <= MOST_HOURS)) throw new Error(`A preview lasts up to ${MOST_HOURS} hours.`);
  loadEnvironment();
  const desk = await openDesk(part);
  const until = Date.now() + hours * 60 * 60 * 1000;
  const site = process.env.SITE_ORIGIN || `http://localhost:${readPorts(process.env).shell}`;
  const { part: name, privateKey } = desk;
  if (values.dev) console.log(localBuildAddress(site, { part: name, origin: values.dev, until }, privateKey));
  else console.log(await releaseAddress(site, desk, version, until));
} catch (error) {
  fail(error.message);
}

async function releaseAddress(site, { part, privateKey, store }, version, until) {
  if (!(await store.read(`${version}/release.json`)))
    throw new Error(`${part} has no release ${version} in ${store.place}.`);
  return site + PREVIEW_PATH + signPreview({ part, version, until }, privateKey);
}
