/**
 * The commands of releases (docs/releases.md):
 *
 * - npm run release -- <part> [--why "…"] [--emergency] [--canary N]: checks, builds, signs and stores a part, has a shell
 *   try it, and makes it live.
 * - npm run rollback -- <part> [version] [--why "…"]: makes the release before, or a named one, live again.
 * - npm run canary -- <part> <version> <share> [--why "…"]: gives a share of the visitors a release; 100 gives it to all,
 *   and `off` in place of version and share gives all of them the stable one.
 * - npm run releases [-- <part>]: what is live, since when and by whom, and the last changes.
 * - npm run preview -- <part> <version> [hours]: prints a signed address that shows one browser a release on the real site.
 * - npm run registry -- [--public "http://localhost:{port}"] [--internal "http://{name}:{port}"]: writes
 *   `<RELEASES_DIR>/registry.json` for a shell that is not started by npm start. {name} and {port} stand for those of
 *   each remote. REMOTES_PUBLIC_ORIGIN and REMOTES_INTERNAL_ORIGIN say the same for a container.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PREVIEW_PATH, signPreview } from '@stillsam/releases/preview';
import { rollBack } from '@stillsam/releases/move-pointer';
import { fail, run } from './process.mjs';
import { readPorts } from './ports.mjs';
import { REMOTES, releasesRoot, remoteOf, storeOf } from './releases.mjs';
import { moveCanary, release } from './release/changes.mjs';
import { createReleaseContext, loadEnvironment, readCommit, readShare } from './release/context.mjs';
import { writeRegistry } from './release/registry.mjs';
import { reportOf } from './release/report.mjs';
import { followPointer } from './release/shells.mjs';

const NX = 'node_modules/.bin/nx';
/** What a release has to pass. */
const GATE = ['lint', 'typecheck', 'test'];
const USUAL_HOURS = 8;
const MAX_HOURS = 7 * 24;

/** @typedef {{ why?: string, emergency?: boolean, canary?: string, public?: string, internal?: string }} Options */
/** @type {Record<string, (options: Options, ...args: string[]) => Promise<void>>} */
const COMMANDS = {
  async release(options, part) {
    const share = options.canary === undefined ? null : readShare(options.canary, 99);
    const isEmergency = options.emergency ?? false;
    const context = await createReleaseContext(part, options);
    const { project, directory } = remoteOf(context.part);
    if (!isEmergency) await run(NX, ['run-many', '-t', ...GATE, '-p', project, '--outputStyle=static']);
    await run(NX, ['run', `${project}:build`]);
    const source = path.join(directory, 'dist');
    const pointer = await release(context, { source, commit: await readCommit(), share, isEmergency });
    await followPointer(context, pointer);
  },

  async rollback(options, part, version) {
    const context = await createReleaseContext(part, options);
    await followPointer(context, await rollBack(context, version ?? null));
  },

  async canary(options, part, version, share) {
    const context = await createReleaseContext(part, options);
    if (!version) throw new Error('Name a version and a share, or off.');
    const pointer =
      version === 'off' ? moveCanary(context, null, 0) : moveCanary(context, version, readShare(share, 100));
    await followPointer(context, await pointer);
  },

  async releases(_options, part) {
    const names = part ? [remoteOf(part).name] : Object.keys(REMOTES);
    for (const name of names) console.log(await reportOf(name, await storeOf(name)));
  },

  async preview(_options, part, version, hours = String(USUAL_HOURS)) {
    if (!version) throw new Error('Name the part and the version: npm run releases -- <part> lists them.');
    if (!(Number(hours) > 0 && Number(hours) <= MAX_HOURS))
      throw new Error(`A preview lasts up to ${MAX_HOURS} hours.`);
    const { part: name, privateKey, store } = await createReleaseContext(part);
    if (!(await store.read(`${version}/release.json`)))
      throw new Error(`${name} has no release ${version} in ${store.place}.`);
    const until = Date.now() + Number(hours) * 60 * 60 * 1000;
    const site = process.env.SITE_ORIGIN || `http://localhost:${readPorts(process.env).shell}`;
    console.log(site + PREVIEW_PATH + signPreview({ part: name, version, until }, privateKey));
  },

  async registry(options) {
    const { env } = process;
    const ports = readPorts(env);
    const filled = (/** @type {string} */ template) => (/** @type {string} */ name) =>
      template.replaceAll('{name}', name).replaceAll('{port}', String(ports[name]));
    const file = await writeRegistry(path.join(releasesRoot(), 'registry.json'), {
      publicOriginOf: filled(options.public || env.REMOTES_PUBLIC_ORIGIN || 'http://localhost:{port}'),
      internalOriginOf: filled(options.internal || env.REMOTES_INTERNAL_ORIGIN || 'http://127.0.0.1:{port}'),
    });
    console.log(`${file} names the remotes.`);
  },
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      why: { type: 'string' },
      emergency: { type: 'boolean' },
      canary: { type: 'string' },
      public: { type: 'string' },
      internal: { type: 'string' },
    },
  });
  loadEnvironment();
  const [command = '', ...args] = positionals;
  const perform = COMMANDS[command];
  if (!perform) throw new Error(`Name a command: ${Object.keys(COMMANDS).join(', ')}.`);
  await perform(values, ...args);
} catch (error) {
  fail(error);
}
