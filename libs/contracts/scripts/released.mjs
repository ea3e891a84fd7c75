/**
 * node released.mjs [--no-remotes] [<api-contract.json, file or address> …], after the gate of npm run release:api.
 *
 * Makes openapi.json and the schema of the migrations the released ones, with a release of the API. Refuses when a
 * caller of the released API would break, or one that a live remote's contract describes, or when no remote is known.
 * The live remotes are those of the registry that REMOTES_REGISTRY names; further files are named one by one.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openChanges, withoutAgreed, breakingChanges } from './breaking-changes.mjs';
import {
  AGREED,
  AGREED_SCHEMA,
  CONTRACT,
  formProblems,
  printContract,
  printSchema,
  read,
  RELEASED,
  RELEASED_SCHEMA,
} from './contract.mjs';
import { fetchText, liveContracts } from './release-contracts.mjs';

try {
  const { values, positionals: files } = parseArgs({
    allowPositionals: true,
    options: { 'no-remotes': { type: 'boolean', default: false } },
  });
  const { REMOTES_REGISTRY } = process.env;
  const registry = REMOTES_REGISTRY && fromWhereTyped(REMOTES_REGISTRY);
  const contracts = await liveContracts({ registry, files, hasNoRemotes: values['no-remotes'] });
  const released = await read(RELEASED);
  const problemsOfForm = formProblems(released);
  if (problemsOfForm.length) throw new Error(problemsOfForm.join('\n'));
  const contract = await printContract();
  const openapi = JSON.parse(contract);
  const problems = [];
  if ((await read(CONTRACT)) !== contract)
    problems.push('openapi.json is not what the API states; run npm run generate -w @stillsam/contracts.');
  const agreed = JSON.parse(await read(AGREED));
  problems.push(...openChanges(breakingChanges(JSON.parse(released), openapi), agreed));
  for (const place of contracts) {
    const changes = breakingChanges(JSON.parse(await readContract(place)), openapi);
    problems.push(...withoutAgreed(changes, agreed).map((sentence) => `${place}: ${sentence}`));
  }
  if (problems.length) throw new Error(problems.join('\n'));
  const schema = await printSchema();
  await writeFile(RELEASED_SCHEMA, schema);
  await writeFile(RELEASED, contract);
  for (const file of [AGREED, AGREED_SCHEMA]) await writeFile(file, '[]\n');
  console.log('openapi.released.json and api/released-schema.json are those of this API.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function readContract(place) {
  return isAddress(place) ? fetchText(place) : readFile(fromWhereTyped(place), 'utf8');
}

/** npm runs this in another folder; INIT_CWD is where the command was typed. */
function fromWhereTyped(place) {
  return isAddress(place) ? place : path.resolve(process.env.INIT_CWD ?? '.', place);
}

function isAddress(place) {
  return /^https?:/.test(place);
}
