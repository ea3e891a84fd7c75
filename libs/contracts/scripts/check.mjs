/** Fails when the committed contract is not the built API's, or breaks those who use the released one. */
import { breakingChanges } from './breaking-changes.mjs';
import {
  CONTRACT,
  POST_FIELDS,
  printContract,
  printPostFields,
  printTypes,
  read,
  RELEASED,
  TYPES,
} from './contract.mjs';

const contract = await printContract();
const problems = [];
if ((await read(CONTRACT)) !== contract)
  problems.push('openapi.json is not what the API states; run npm run generate -w libs/contracts.');
if (
  (await read(TYPES)) !== (await printTypes(contract)) ||
  (await read(POST_FIELDS)) !== (await printPostFields(contract))
)
  problems.push('The generated types are not of openapi.json; run npm run generate -w libs/contracts.');
problems.push(...breakingChanges(JSON.parse(await read(RELEASED)), JSON.parse(contract)));
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
