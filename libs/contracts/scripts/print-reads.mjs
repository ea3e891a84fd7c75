/** Prints what a front end reads of the API: node print-reads.mjs <its folder>. */
import { findReads } from './find-reads.mjs';

try {
  console.log(JSON.stringify(findReads(process.argv[2]), null, 2));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
