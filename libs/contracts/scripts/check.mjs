/** Fails when the committed contract is not the built API's, or breaks those who use the released one. */
import { openChanges, breakingChanges } from './breaking-changes.mjs';
import { AGREED, CONTRACT, formProblems, printContract, read, RELEASED } from './contract.mjs';
import { unknownKeywords } from './schema-changes.mjs';

const contract = await printContract();
const problems = [];
if ((await read(CONTRACT)) !== contract)
  problems.push('openapi.json is not what the API states; run npm run generate -w @stillsam/contracts.');
const openapi = JSON.parse(contract);
const released = await read(RELEASED);
const problemsOfForm = formProblems(released);
problems.push(...unknownKeywords(openapi), ...problemsOfForm);
if (!problemsOfForm.length) {
  const changes = breakingChanges(JSON.parse(released), openapi);
  problems.push(...openChanges(changes, JSON.parse(await read(AGREED))));
}
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
