/** Fails when a front end reads what the released API does not answer: node check-reads.mjs <its folder>. */
import path from 'node:path';
import { read, RELEASED } from './contract.mjs';
import { findReads } from './find-reads.mjs';
import { missingReads } from './missing-reads.mjs';

const [folder] = process.argv.slice(2);
const missing = missingReads(findReads(path.resolve(folder)), JSON.parse(await read(RELEASED)));
if (missing.length) {
  console.error(`${folder} reads what the released API does not answer: release the API first.`);
  console.error(missing.join('\n'));
  process.exit(1);
}
