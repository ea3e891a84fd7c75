/** Writes openapi.json, its types and a post's fields from the built API. */
import { writeFile } from 'node:fs/promises';
import { CONTRACT, POST_FIELDS, printContract, printPostFields, printTypes, TYPES } from './contract.mjs';

const contract = await printContract();
await writeFile(CONTRACT, contract);
await writeFile(TYPES, await printTypes(contract));
await writeFile(POST_FIELDS, await printPostFields(contract));
