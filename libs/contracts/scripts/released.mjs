/**
 * npm run released -w @stillsam/contracts [-- <api-reads.json of a live remote, a file or an address> …]
 *
 * Makes openapi.json and the schema of the migrations the released ones, with a release of the API. Refuses when a
 * caller of the released API would break, or when a live remote reads what this API does not answer.
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
import { missingReads } from './missing-reads.mjs';

try {
  const contract = await printContract();
  const openapi = JSON.parse(contract);
  const problems = [];
  if ((await read(CONTRACT)) !== contract)
    problems.push('openapi.json is not what the API states; run npm run generate -w @stillsam/contracts.');
  const changes = breakingChanges(JSON.parse(await read(RELEASED)), openapi);
  problems.push(...openChanges(changes, JSON.parse(await read(AGREED))));
  for (const place of process.argv.slice(2)) {
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

async function readPlace(place) {
  // npm runs this in the library's folder; INIT_CWD is where the command was typed.
  if (!/^https?:/.test(place)) return readFile(path.resolve(process.env.INIT_CWD ?? '.', place), 'utf8');
  const response = await fetch(place);
  if (!response.ok) throw new Error(`${place} responded with ${response.status}.`);
  return response.text();
}
