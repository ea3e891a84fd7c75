/**
 * npm run new:remote -- <name> --prefix /<path> [--owner "…"]: makes a remote with one page, which builds, passes its
 * checks and can be released (docs/releases.md).
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { REGISTRY } from '@stillsam/releases/registry';
import { generateKey } from '@stillsam/releases/signature';
import { markInstalled } from './install.mjs';
import { fail, isMainModule, repositoryRoot, run } from './process.mjs';
import { findRemotes } from './releases.mjs';
import { writeTemplates } from './templates.mjs';

const TEMPLATES = path.join(import.meta.dirname, 'new-remote');
const FIRST_PORT = 4201;
/** Names of parts that are no remotes: their ports' variables would be the same. */
const TAKEN_NAMES = ['shell', 'api', 'database'];
/** Whose versions a new remote takes. */
const HOST = 'shell';

/**
 * Writes the folder of a new remote.
 *
 * @param {{ name: string, prefix?: string, owner?: string, root?: string }} options
 * @returns {Promise<{ folder: string, files: string[] }>}
 * @throws with one sentence when the name or the prefix is taken, or breaks a rule of the registry.
 */
export async function createRemote({
  name,
  prefix = `/${name}`,
  owner = titleOf(name),
  root = repositoryRoot,
}) {
  const remotes = Object.values(findRemotes(root));
  assertFits({ name, prefix, owner }, remotes);
  const folder = `${name}-mfe`;
  if (existsSync(path.join(root, folder))) throw new Error(`There is a folder ${folder} already.`);
  const port = Math.max(FIRST_PORT - 1, ...remotes.map((remote) => remote.port)) + 1;
  const quotable = JSON.stringify(owner).slice(1, -1);
  const own = { name, prefix, owner: quotable, title: titleOf(name), port: String(port) };
  const values = { ...own, ...(await readVersions(root)) };
  const files = await writeTemplates(TEMPLATES, values, (file) => path.join(root, folder, file));
  return { folder, files };
}

/**
 * The registry's own rules, on the present remotes and the new one.
 *
 * @param {{ name: string, prefix: string, owner: string }} remote
 * @param {import('./releases.mjs').Remote[]} remotes
 */
function assertFits({ name, prefix, owner }, remotes) {
  if (TAKEN_NAMES.includes(name)) throw new Error(`${name} is no name for a remote: another part has it.`);
  const rest = {
    publicOrigin: 'http://a.example',
    internalOrigin: 'http://a.example',
    publicKey: generateKey().publicKey,
  };
  const added = { name, prefixes: [prefix], owner, area: 'public', api: 'none' };
  const result = REGISTRY.safeParse({
    remotes: [...remotes, added].map((remote) => ({ ...remote, ...rest })),
  });
  if (result.success) return;
  const [reason] = result.error.issues.map((issue) => `${issue.path.slice(2).join('.')} ${issue.message}`);
  throw new Error(`${name} with ${prefix}: ${reason}`);
}

/** @param {string} root @returns {Promise<Record<string, string>>} */
async function readVersions(root) {
  const { dependencies } = JSON.parse(await readFile(path.join(root, HOST, 'package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [`version:${name}`, version]),
  );
}

/** @param {string} name */
function titleOf(name) {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

if (isMainModule(import.meta.url)) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { prefix: { type: 'string' }, owner: { type: 'string' } },
    });
    const [name = ''] = positionals;
    const { folder, files } = await createRemote({ ...values, name });
    console.log(`${folder}:\n  ${files.join('\n  ')}`);
    // Enters the new workspace in the lock; no package is new.
    await run('npm', [
      'install',
      '--prefer-offline',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
    await markInstalled(await readFile(path.join(repositoryRoot, 'package-lock.json'), 'utf8'));
    console.log(`Next: npm run check -- ${name}, npm start, and npm run release -- ${name} for each change.`);
  } catch (error) {
    fail(error);
  }
}
