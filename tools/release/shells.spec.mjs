import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { generateKey } from '@stillsam/releases/signature';
import { startFakeShell } from './fake-shell.mjs';
import { shellOrigins, waitForShells } from './shells.mjs';

let shell;

beforeEach(async () => {
  shell = await startFakeShell(generateKey().publicKey);
});
afterEach(() => shell.stop());

describe('the shells', () => {
  const pointer = { stable: 'aaaaaaaa', canary: { version: 'bbbbbbbb', share: 5 } };

  it('are waited for until each serves what the pointer names', async () => {
    shell.health = { remotes: { site: { stable: 'aaaaaaaa', canary: null, refused: [] } } };
    const waiting = waitForShells([shell.origin], 'site', pointer, 5000);
    shell.health = { remotes: { site: { stable: 'aaaaaaaa', canary: 'bbbbbbbb', refused: [] } } };
    expect(await waiting).toEqual([]);
  });

  it('say what they serve instead, and why', async () => {
    const refused = [{ version: 'aaaaaaaa', reason: 'it throws' }];
    shell.health = { remotes: { site: { stable: 'cccccccc', canary: null, refused } } };
    expect(await waitForShells([shell.origin, 'http://127.0.0.1:9'], 'site', pointer, 0)).toEqual([
      `${shell.origin} serves cccccccc. It refused aaaaaaaa: it throws`,
      expect.stringMatching(/^http:\/\/127.0.0.1:9\/health\/releases cannot be reached/),
    ]);
    expect(await waitForShells([shell.origin], 'other', pointer, 0)).toEqual([
      `${shell.origin} knows no part other.`,
    ]);
  });
});

it('the addresses of the shells are those of the environment, or the one of this machine', () => {
  expect(shellOrigins({ SHELL_ORIGINS: 'http://a.example, http://b.example' })).toEqual([
    'http://a.example',
    'http://b.example',
  ]);
  expect(shellOrigins({ SHELL_PORT: '5300' })).toEqual(['http://127.0.0.1:5300']);
});
