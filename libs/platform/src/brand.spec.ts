import { describe, expect, it } from '@jest/globals';
import { pageTitle } from './brand';

describe('pageTitle', () => {
  it('adds the brand', () => {
    expect(pageTitle('Kunskapsbibliotek')).toBe('Kunskapsbibliotek | Stillsam');
  });

  it('adds nothing to a title that already holds the brand', () => {
    expect(pageTitle('Om Stillsam')).toBe('Om Stillsam');
  });
});
