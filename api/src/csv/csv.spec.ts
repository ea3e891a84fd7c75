import { describe, expect, it } from '@jest/globals';
import { harmlessCell } from './csv';

describe('a cell of a spreadsheet', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\0=1'])(
    'becomes text where it could run as a formula: %j',
    (text) => {
      expect(harmlessCell(text)).toBe(`'${text}`);
    },
  );

  it.each(['', 'anna@exempel.se', '1-2', 'a=b', ' =1', "'=1"])('stays as it is: %j', (text) => {
    expect(harmlessCell(text)).toBe(text);
  });
});
