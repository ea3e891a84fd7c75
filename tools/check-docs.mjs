/**
 * Keeps the documents true: `.env.example` names the variables that the code reads, every command and file that the
 * README and docs/releases.md name exists, every row of docs/spec-coverage.md points at files that exist.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fail, isMainModule, repositoryRoot } from './process.mjs';

const SOURCES = ['api/src', 'shell/server', 'tools', 'libs/releases/src'];
/** Set by other tools or by the machine; nobody configures Stillsam with them. */
const FOREIGN = new Set([
  'NODE_ENV',
  'CI',
  'PATH',
  'USER',
  'PLAYWRIGHT_CHROMIUM_PATH',
  'TASK_RESULTS_FILE',
  'DEBIAN_FRONTEND',
  'TZ',
  'LONG_TESTS',
]);

/** @returns {Promise<string[]>} one sentence for each thing that is not true. */
export async function checkDocuments() {
  return [
    ...(await checkEnvironment()),
    ...(await checkCommands('README.md')),
    ...(await checkCommands('docs/releases.md')),
    ...(await checkCoverage()),
  ];
}

async function checkEnvironment() {
  const documented = new Set(
    [...(await read('.env.example')).matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name),
  );
  const used = new Set();
  for (const folder of SOURCES) {
    for (const file of await listFiles(path.join(repositoryRoot, folder))) {
      if (!/\.(ts|tsx|mjs)$/.test(file) || /\.spec\./.test(file)) continue;
      const text = await readFile(file, 'utf8');
      for (const [, name] of text.matchAll(/(?:process\.env|environment|env)\.([A-Z][A-Z0-9_]+)/g))
        used.add(name);
      // Schemas name their variables as keys.
      if (/env(-schema)?\.ts$/.test(file))
        for (const [, name] of text.matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)) used.add(name);
    }
  }
  return [
    ...[...used]
      .filter((name) => !documented.has(name) && !FOREIGN.has(name))
      .map((name) => `.env.example does not document ${name}.`),
    ...[...documented]
      .filter((name) => !used.has(name) && !isReadIndirectly(name))
      .map((name) => `.env.example documents ${name}, which nothing reads.`),
  ];
}

/** Ports are read by name in tools/ports.mjs. @param {string} name */
function isReadIndirectly(name) {
  return name.endsWith('_PORT') || ['PART', 'AREA', 'PORT', 'HOST', 'ALLOWED_ORIGINS'].includes(name);
}

/** @param {string} file */
async function checkCommands(file) {
  const { scripts } = JSON.parse(await read('package.json'));
  const text = await read(file);
  const commands = [...text.matchAll(/npm (?:run )?([\w:]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !['ci', 'install', 'run'].includes(name));
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) => target);
  const folder = path.dirname(file);
  return [
    ...commands
      .filter((name) => !scripts[name])
      .map((name) => `${file} names npm run ${name}, which does not exist.`),
    ...links
      .filter((target) => !existsSync(path.join(repositoryRoot, folder, target)))
      .map((target) => `${file} links to ${target}, which does not exist.`),
  ];
}

async function checkCoverage() {
  const rows = (await read('docs/spec-coverage.md')).split('\n').filter((line) => line.startsWith('|'));
  const files = new Set(
    rows.flatMap((row) =>
      [...row.matchAll(/`([\w./-]+\/[\w./-]+\.(?:tsx?|mjs|md|css|json))`/g)].map(([, file = '']) => file),
    ),
  );
  return [...files]
    .filter((file) => !existsSync(path.join(repositoryRoot, file)))
    .map((file) => `docs/spec-coverage.md points at ${file}, which does not exist.`);
}

/** @param {string} file */
function read(file) {
  return readFile(path.join(repositoryRoot, file), 'utf8');
}

/** @param {string} directory */
async function listFiles(directory) {
  if (!existsSync(directory)) return [];
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

if (isMainModule(import.meta.url)) {
  const problems = await checkDocuments();
  if (problems.length) fail(problems.join('\n'));
}
