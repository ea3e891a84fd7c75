/** Writes openapi.json and its types from the built API. */
import { writeFile } from 'node:fs/promises';
import { CONTRACT, printContract, printTypes, TYPES } from './contract.mjs';

const contract = await printContract();
await writeFile(CONTRACT, contract);
await writeFile(TYPES, await printTypes(contract));
