import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DiskStore } from './media-store';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'stillsam-store-'));
});
afterAll(() => rm(directory, { recursive: true }));

describe('a stored file', () => {
  it('gives the part that is asked for, and the whole', async () => {
    const store = new DiskStore(directory);
    await store.put('ab/file', Buffer.from('Andas ut.'));
    const part = await store.stream('ab/file', { start: 6, end: 7 });
    expect(part && (await text(part))).toBe('ut');
    const whole = await store.stream('ab/file');
    expect(whole && (await text(whole))).toBe('Andas ut.');
    expect(await store.stream('ab/other')).toBeUndefined();
  });
});
