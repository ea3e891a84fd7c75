import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { originPolicy, scriptStartPolicy } from '../http/security-headers';
import { readWorkerScript } from './worker-script';

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'stillsam-worker-'));
  mkdirSync(path.join(directory, 'parts'));
  writeFileSync(path.join(directory, 'service-worker.js'), 'keep()');
  writeFileSync(path.join(directory, 'parts/withdrawn-worker.js'), 'leave()');
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
  it('is configured with the origins of the remotes, and may connect to no other', () => {
    const { text, headers } = read(false);
    expect(text).toBe(
      'self.STILLSAM_WORKER={"assetOrigins":["https://site.example"],"privatePaths":["/intern"]};\nkeep()',
    );
    expect(headers['Content-Security-Policy']).toMatch(
      /^default-src 'none'; .*; connect-src 'self' https:\/\/site\.example$/,
    );
  });

  it('is replaced by one that unregisters itself when it is withdrawn', () => {
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
