import { describe, expect, it } from '@jest/globals';
import integrityPlugin from './integrity-plugin';
import { pin } from './pins';

describe('the integrity plugin', () => {
  it('gives a pinned entry its hash', () => {
    pin('http://localhost:4201/v1/remoteEntry.js', 'sha384-abc');
    const created = integrityPlugin().createScript?.({ url: 'http://localhost:4201/v1/remoteEntry.js' });
    const script = created && 'script' in created ? created.script : undefined;
    expect(script).toMatchObject({
      integrity: 'sha384-abc',
      crossOrigin: 'anonymous',
      src: 'http://localhost:4201/v1/remoteEntry.js',
    });
  });

  it('refuses an address that no release pinned', () => {
    expect(() =>
      integrityPlugin().createScript?.({ url: 'http://localhost:4201/v2/remoteEntry.js' }),
    ).toThrow('No pinned release');
  });
});
