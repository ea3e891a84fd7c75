/**
 * [REMOTES_REGISTRY=<file or address>] npm run released -w @stillsam/contracts [-- <api-reads.json, file or address> …]
 *
 * Makes openapi.json and the schema of the migrations the released ones, with a release of the API. Refuses when a
 * caller of the released API would break, or when a live remote reads what this API does not answer. The live remotes
 * are those of the registry; further files are named one by one.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openChanges } from './agreed-changes.mjs';
import { breakingChanges } from './breaking-changes.mjs';
import {
  AGREED,
  AGREED_SCHEMA,
  CONTRACT,
  printContract,
  printSchema,
  read,
  RELEASED,
  RELEASED_SCHEMA,
} from './contract.mjs';
import { fetchText, liveReadPlaces } from './live-reads.mjs';
import { missingReads } from './missing-reads.mjs';

try {
  const contract = await printContract();
  const openapi = JSON.parse(contract);
  const problems = [];
  if ((await read(CONTRACT)) !== contract)
    problems.push('openapi.json is not what the API states; run npm run generate -w @stillsam/contracts.');
  const changes = breakingChanges(JSON.parse(await read(RELEASED)), openapi);
  problems.push(...openChanges(changes, JSON.parse(await read(AGREED))));
  for (const place of [...(await livePlaces()), ...process.argv.slice(2)]) {
    const missing = missingReads(JSON.parse(await readPlace(place)), openapi);
    problems.push(...missing.map((sentence) => `${place} reads what is not there: ${sentence}`));
  }
  if (problems.length) throw new Error(problems.join('\n'));
  const schema = await printSchema();
  await writeFile(RELEASED_SCHEMA, schema);
  await writeFile(RELEASED, contract);
  for (const agreed of [AGREED, AGREED_SCHEMA]) await writeFile(agreed, '[]\n');
  console.log('openapi.released.json and api/released-schema.json are those of this API.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function livePlaces() {
  const { REMOTES_REGISTRY } = process.env;
  if (REMOTES_REGISTRY) return liveReadPlaces(fromWhereTyped(REMOTES_REGISTRY));
  console.log('Without REMOTES_REGISTRY live remotes are not asked what they read.');
  return [];
}

async function readPlace(place) {
  return isAddress(place) ? fetchText(place) : readFile(fromWhereTyped(place), 'utf8');
}

/** npm runs this in the library's folder; INIT_CWD is where the command was typed. */
function fromWhereTyped(place) {
  return isAddress(place) ? place : path.resolve(process.env.INIT_CWD ?? '.', place);
}

function isAddress(place) {
  return /^https?:/.test(place);
}
