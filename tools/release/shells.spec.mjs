import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { generateKey } from '@stillsam/releases/signature';
import { startFakeShell } from './fake-shell.mjs';
import { shellOrigins, waitForShells } from './shells.mjs';

/** @type {Awaited<ReturnType<typeof startFakeShell>>} */
let shell;

beforeEach(async () => {
  shell = await startFakeShell(generateKey().publicKey);
});
afterEach(() => shell.stop());

describe('the fleet of shells', () => {
  const pointer = { stable: 'aaaaaaaa', canary: { version: 'bbbbbbbb', share: 5 } };

  it('keeps the command waiting until each serves what the pointer names', async () => {
    shell.health = { remotes: { site: { stable: 'aaaaaaaa', canary: null, refused: [] } } };
    const waiting = waitForShells({ origins: [shell.origin], secret: shell.secret }, 'site', pointer, 5000);
    shell.health = { remotes: { site: { stable: 'aaaaaaaa', canary: 'bbbbbbbb', refused: [] } } };
    expect(await waiting).toEqual([]);
  });

  it('says what it serves instead, and why', async () => {
    const both = { origins: [shell.origin, 'http://127.0.0.1:9'], secret: shell.secret };
    const refused = [{ version: 'aaaaaaaa', reason: 'it throws' }];
    shell.health = { remotes: { site: { stable: 'cccccccc', canary: null, refused } } };
    expect(await waitForShells(both, 'site', pointer, 0)).toEqual([
      `${shell.origin} serves cccccccc. It refused aaaaaaaa: it throws`,
      expect.stringMatching(/^http:\/\/127.0.0.1:9\/health\/releases cannot be reached/),
    ]);
    const own = { ...both, origins: [shell.origin] };
    expect(await waitForShells(own, 'other', pointer, 0)).toEqual([`${shell.origin} knows no part other.`]);
  });

  it('says nothing without its secret', async () => {
    const sentence = `${shell.origin} does not say what it serves: INTERNAL_SECRET is missing, or is not the shell's.`;
    for (const secret of [undefined, 'another'])
      expect(await waitForShells({ origins: [shell.origin], secret }, 'site', pointer, 0)).toEqual([
        sentence,
      ]);
  });
});

it('finds the addresses of the shells in the environment, or the one of this machine', () => {
  expect(shellOrigins({ SHELL_ORIGINS: 'http://a.example, http://b.example' })).toEqual([
    'http://a.example',
    'http://b.example',
  ]);
  expect(shellOrigins({ SHELL_PORT: '5300' })).toEqual(['http://127.0.0.1:5300']);
});
