import { describe, expect, it } from '@jest/globals';
import { isPermanentRefusal } from './mail-transport';
import { pauseAfter } from './outbox';

describe('the pause after a failed attempt', () => {
  it('doubles up to an hour', () => {
    expect([1, 2, 3, 4, 8, 9, 500].map((attempts) => pauseAfter(attempts, 30))).toEqual([
      30, 60, 120, 240, 3600, 3600, 3600,
    ]);
  });
});

describe('isPermanentRefusal', () => {
  const refusal = (responseCode: number, command: string) =>
    Object.assign(new Error(), { responseCode, command });

  it.each([
    [550, 'RCPT TO', true],
    [554, 'DATA', true],
    [450, 'RCPT TO', false],
    [535, 'AUTH PLAIN', false],
    [530, 'MAIL FROM', false],
  ])('takes %d to %s for permanent: %s', (code, command, isPermanent) => {
    expect(isPermanentRefusal(refusal(code, command))).toBe(isPermanent);
  });

  it('returns false without a response', () => {
    expect(isPermanentRefusal(Object.assign(new Error(), { code: 'ECONNECTION', command: 'CONN' }))).toBe(
      false,
    );
  });
});
