/** Writes openapi.json from the built API. */
import { writeFile } from 'node:fs/promises';
import { CONTRACT, printContract } from './contract.mjs';

await writeFile(CONTRACT, await printContract());
