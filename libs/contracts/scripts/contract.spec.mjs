import { expect, it } from '@jest/globals';
import { formProblems, read, RELEASED } from './contract.mjs';

it('compares with the released document', async () => {
  expect(formProblems(await read(RELEASED))).toEqual([]);
});

it.each([
  ['is gone', ''],
  ['is in conflict', '<<<<<<< HEAD\n{}'],
  ['is of another form', '[]'],
  ['has lost its calls', '{ "openapi": "3.0.0", "paths": {} }'],
])('refuses one that %s', (_, text) => {
  expect(formProblems(text)).toEqual([
    'openapi.released.json describes no call: restore it, and move it with npm run release:api alone.',
  ]);
});

it('refuses one with a keyword that has no rule', () => {
  const schema = { type: 'number', multipleOf: 2 };
  const text = JSON.stringify({ paths: { '/api/x': { get: { parameters: [{ name: 'q', schema }] } } } });
  expect(formProblems(text)).toEqual([expect.stringContaining('openapi.released.json uses multipleOf')]);
});
