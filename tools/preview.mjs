/**
 * npm run preview -- <part> <version> [hours]: prints a signed address that shows one browser a release on the real
 * site (docs/releases.md).
 */
import { PREVIEW_PATH, signPreview } from '@stillsam/releases/preview';
import { fail } from './process.mjs';
import { loadEnvironment, openDesk } from './release/desk.mjs';
import { readPorts } from './ports.mjs';

const USUAL_HOURS = 8;
const MOST_HOURS = 7 * 24;

try {
  const [part, version, text = String(USUAL_HOURS)] = process.argv.slice(2);
  const hours = Number(text);
  if (!version) throw new Error('Name the part and the version: npm run releases -- <part> lists them.');
  if (!(hours > 0 && hours <= MOST_HOURS)) throw new Error(`A preview lasts up to ${MOST_HOURS} hours.`);
  loadEnvironment();
  const desk = await openDesk(part);
  if (!(await desk.store.read(`${version}/release.json`)))
    throw new Error(`${part} has no release ${version} in ${desk.store.place}.`);
  const until = Date.now() + hours * 60 * 60 * 1000;
  const site = process.env.SITE_ORIGIN || `http://localhost:${readPorts(process.env).shell}`;
  console.log(site + PREVIEW_PATH + signPreview({ part: desk.part, version, until }, desk.privateKey));
} catch (error) {
  fail(error.message);
}
