import { describe, expect, it } from '@jest/globals';
import { integrityOf, pin } from './pins';
import { trustedScriptUrl } from './trusted-script-url';

const ENTRY = 'http://localhost:4201/v1/remoteEntry.js';

describe('pins', () => {
  it('give a pinned entry its hash, and its address to a script', () => {
    pin(ENTRY, 'sha384-abc');
    expect(integrityOf(ENTRY)).toBe('sha384-abc');
    expect(trustedScriptUrl(ENTRY)).toBe(ENTRY);
  });

  it('refuse an address that no release pinned', () => {
    const other = 'http://localhost:4201/v2/remoteEntry.js';
    expect(() => integrityOf(other)).toThrow('No pinned release');
    expect(() => trustedScriptUrl(other)).toThrow('No pinned release');
  });
});
