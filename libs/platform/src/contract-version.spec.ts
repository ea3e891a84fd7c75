import { expect, it } from '@jest/globals';
import { acceptsContract, CONTRACT_VERSION } from './contract-version';

it('accepts the present contract and the one before, and no other', () => {
  const around = [-2, -1, 0, 1].map((step) => acceptsContract(CONTRACT_VERSION + step));
  expect(around).toEqual([false, true, true, false]);
});
