/** Fails when the committed contract is not the built API's, or breaks those who use the released one. */
import { openChanges } from './agreed-changes.mjs';
import { breakingChanges } from './breaking-changes.mjs';
import {
  AGREED,
  CONTRACT,
  POST_FIELDS,
  printContract,
  printPostFields,
  printTypes,
  read,
  RELEASED,
  TYPES,
} from './contract.mjs';
import { unknownKeywords } from './schema-changes.mjs';

const contract = await printContract();
const problems = [];
if ((await read(CONTRACT)) !== contract)
  problems.push('openapi.json is not what the API states; run npm run generate -w libs/contracts.');
if (
  (await read(TYPES)) !== (await printTypes(contract)) ||
  (await read(POST_FIELDS)) !== (await printPostFields(contract))
)
  problems.push('The generated types are not of openapi.json; run npm run generate -w libs/contracts.');
const openapi = JSON.parse(contract);
problems.push(
  ...unknownKeywords(openapi),
  ...openChanges(breakingChanges(JSON.parse(await read(RELEASED)), openapi), JSON.parse(await read(AGREED))),
);
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
