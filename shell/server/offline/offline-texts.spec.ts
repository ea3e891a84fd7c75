import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { originPolicy, scriptStartPolicy } from '../document/security-headers';
import { readWorkerScript } from './offline-texts';

const SHELL_FILES = ['fonts/body.1a2b3c4d.woff2', 'icon.svg', 'shell.1a2b3c4d.css', 'shell.1a2b3c4d.js'];

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'stillsam-worker-'));
  const write = (file: string, text = '') => {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), text);
  };
  write('worker/service-worker.js', 'keep()');
  write('worker/withdrawn-worker.js', 'leave()');
  for (const file of SHELL_FILES) write(`browser/${file}`);
  for (const file of ['shell.1a2b3c4d.js.br', 'icon-512.png', 'nested/other.js']) write(`browser/${file}`);
});

afterAll(() => rmSync(directory, { recursive: true }));

const read = (isWithdrawn: boolean) =>
  readWorkerScript({
    directory,
    isWithdrawn,
    assetOrigins: ['https://site.example'],
    privatePaths: ['/intern'],
  });

describe('the service worker as it is served', () => {
  it('has the origins of the remotes in its configuration, and may connect to no other', () => {
    const { text, headers } = read(false);
    expect(text).toMatch(
      /^self\.STILLSAM_WORKER=\{"assetOrigins":\["https:\/\/site\.example"\],"privatePaths":\["\/intern"\],.*\};\nkeep\(\)$/,
    );
    expect(headers['Content-Security-Policy']).toMatch(
      /^default-src 'none'; .*; connect-src 'self' https:\/\/site\.example$/,
    );
  });

  it('lists the scripts, styles, fonts and the icon of the shell, and no other file', () => {
    const [, config = ''] = /^self\.STILLSAM_WORKER=(.*);$/m.exec(read(false).text) ?? [];
    expect(JSON.parse(config)).toHaveProperty(
      'shellFiles',
      SHELL_FILES.map((file) => `/assets/${file}`),
    );
  });

  it('gives way to one that unregisters itself when it is withdrawn', () => {
    expect(read(true).text).toContain('leave()');
  });
});

describe('the policy of a page', () => {
  const sources = {
    scriptHashes: [],
    inlineScriptHash: "'sha256-a'",
    styleHashes: [],
    remoteOrigins: [],
    analyticsOrigin: null,
    paymentOrigin: null,
    trustedTypes: [],
  };

  it.each([
    [true, "worker-src 'self'"],
    [false, "worker-src 'none'"],
  ])('lets it install a worker: %s', (hasWorker, directive) => {
    for (const policyOf of [originPolicy, scriptStartPolicy])
      expect(policyOf({ ...sources, hasWorker }).split('; ')).toContain(directive);
  });
});
