/** npm run rollback -- <part>: makes the release before the live one live again. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { publish } from './release.mjs';
import { readHistory, releasesDirectory, REMOTES, writeHistory } from './releases.mjs';
import { fail, isMainModule } from './process.mjs';

/**
 * @returns {Promise<string>} the version that is live now.
 * @throws when there is no release before the live one.
 */
export async function rollBack(directory) {
  const history = await readHistory(directory);
  const previous = history.at(-2);
  if (!previous) throw new Error('There is no release before the live one.');
  const manifest = JSON.parse(await readFile(path.join(directory, previous.version, 'release.json'), 'utf8'));
  await publish(directory, manifest);
  await writeHistory(directory, history.slice(0, -1));
  return previous.version;
}

if (isMainModule(import.meta.url)) {
  const name = process.argv[2];
  if (!name || !REMOTES[name]) fail(`Name the part to roll back: ${Object.keys(REMOTES).join(', ')}.`);
  try {
    console.log(`${name}: release ${await rollBack(releasesDirectory(name))} is live again.`);
  } catch (error) {
    fail(error.message);
  }
}
