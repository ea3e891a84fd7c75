import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isSigned, SIGNATURE_LIFE_S, signBounces } from './bounces.service';

const SECRET = 'a secret for tests only';
const BODY = Buffer.from('{"bounces":[]}');
const NOW = 1_772_700_000;
const SIGNED = signBounces(SECRET, BODY, NOW);

describe('the signature of a bounce report', () => {
  it('consists of a time and HMAC-SHA256 over time and body, in the notation of its senders', () => {
    expect(SIGNED).toMatch(/^t=1772700000,v1=[0-9a-f]{64}$/);
    expect(signBounces('key', Buffer.from('body'), 1)).toBe(
      't=1,v1=91b5374b153842ad05b2c4eab9349b8321b14703165bd3fb8b034dfb8be98ae5',
    );
  });

  it('holds for five minutes, by a clock that is ahead or behind', () => {
    expect(SIGNATURE_LIFE_S).toBe(300);
    for (const seconds of [-300, 0, 300]) expect(isSigned(SECRET, BODY, SIGNED, NOW + seconds)).toBe(true);
    for (const seconds of [-301, 301]) expect(isSigned(SECRET, BODY, SIGNED, NOW + seconds)).toBe(false);
  });

  it('holds for these bytes, this time and this secret alone', () => {
    expect(isSigned(SECRET, Buffer.from('{"bounces":[1]}'), SIGNED, NOW)).toBe(false);
    expect(isSigned('another secret', BODY, SIGNED, NOW)).toBe(false);
    expect(isSigned(SECRET, BODY, SIGNED.replace(`t=${NOW}`, `t=${NOW + 1}`), NOW)).toBe(false);
  });

  it.each([
    '',
    SIGNED.replace('t=', ''),
    SIGNED.replace('v1=', 'v0='),
    SIGNED.slice(0, -1),
    `${SIGNED}0`,
    `x${SIGNED}`,
    SIGNED.replace(`${NOW}`, ''),
    SIGNED.replace(`${NOW}`, `${'1'.repeat(13)}`),
    SIGNED.replace(`${NOW}`, 'x'),
    `t=${NOW},v1=${'x'.repeat(64)}`,
  ])('does not hold as %j', (header) => {
    expect(isSigned(SECRET, BODY, header, NOW)).toBe(false);
  });

  it('holds for any body as it was signed', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const body = Buffer.from(bytes);
        expect(isSigned(SECRET, body, signBounces(SECRET, body, NOW), NOW)).toBe(true);
      }),
    );
  });
});
