/**
 * node generate-types.mjs: writes src/generated from openapi.released.json, so that a front end compiles against the
 * live API alone. Nx runs it before whatever imports these files (target `generate-types`); they are not committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { RELEASED } from './contract.mjs';
import { printPostFields, printTypes } from './generated-types.mjs';

const generated = new URL('../src/generated/', import.meta.url);
const released = JSON.parse(await readFile(RELEASED, 'utf8'));
await mkdir(generated, { recursive: true });
await writeFile(new URL('api.d.ts', generated), await printTypes(released));
await writeFile(new URL('post-fields.ts', generated), printPostFields(released));
