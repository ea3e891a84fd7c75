import { describe, expect, it } from '@jest/globals';
import { findPasswordFault } from './password-rules';

const EMAIL = 'rut.bergqvist@exempel.se';

describe('a new password', () => {
  it.each(['en lugn fras att prova med', 'korrekt häst batteri', 'x7#kLp9!qZ2m', 'aVm0xq8kQTgk3Rt1l2aa'])(
    'passes like %s',
    async (password) => {
      expect(await findPasswordFault(password, EMAIL)).toBeUndefined();
    },
  );

  it.each(['elva tecken', 'x'.repeat(201)])(
    'fails with another length than 12 to 200: %s',
    async (password) => {
      expect(await findPasswordFault(password, EMAIL)).toBe('wrong-length');
    },
  );

  it.each([
    'password1234',
    'P@ssw0rd1234',
    'qwertyuiop123',
    '123456789012',
    'letmeinletmein',
    'Lösenord2026!',
    'Sommar202612',
    'stillsam2026',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'password'.repeat(25),
  ])('fails where it is as common as %s', async (password) => {
    expect(await findPasswordFault(password, EMAIL)).toBe('common');
  });

  it.each([
    ...['stillsam', 'lösenord', 'losenord', 'hemligt', 'hemlig', 'välkommen', 'sverige'],
    ...['sommar', 'höst', 'vinter', 'januari', 'augusti', 'oktober'],
  ])('fails with the Swedish word %s and a date', async (word) => {
    expect(await findPasswordFault(`${word}20261122`, EMAIL)).toBe('common');
  });

  it.each([
    EMAIL,
    EMAIL.toUpperCase(),
    'bergqvist@exempel',
    'rut.bergqvist',
    'Rut.Bergqvist1',
    'bergqvist2026',
    `hej ${EMAIL} hej`,
    'tsivqgreb.tur',
  ])('fails where it contains the own address: %s', async (password) => {
    expect(await findPasswordFault(password, EMAIL)).toBe('own-address');
    expect(await findPasswordFault(`${password} lugn fras att prova`, 'annan@exempel.se')).toBeUndefined();
  });
});
