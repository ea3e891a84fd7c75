import { beforeAll, describe, expect, it } from '@jest/globals';
import { STORED_GROUPS } from '../shell/src/pages/cookie-settings/stored-items.copy.ts';
import { findStoredKeys } from './stored-keys.mjs';

const named = ({ place, key }) => `${place} ${key}`;
const keysIn = async (text) => (await findStoredKeys({ 'site-mfe/src/probe.ts': text })).keys.map(named);

describe('what is kept in a browser', () => {
  let kept;

  beforeAll(async () => {
    kept = await findStoredKeys();
  });

  it('is on the page of cookies, key by key, and nothing else is', () => {
    const told = STORED_GROUPS.flatMap(({ items }) => items).map(named);
    expect(told.sort()).toEqual(kept.keys.map(named).sort());
  });

  it('has a key that can be told wherever something is stored', () => {
    expect(kept.unknown).toEqual([]);
  });
});

describe('the search for keys', () => {
  it.each([
    ["window.localStorage.setItem('a', '1');", 'localStorage a'],
    ["const KEY = 'b';\nsessionStorage.setItem(KEY, '1');", 'sessionStorage b'],
    ["const KEYS = { c: 'd' };\npersistedState({ key: KEYS.c });", 'localStorage d'],
    ["caches.open('e');", 'Cache Storage e'],
    ["new CacheFirst({ cacheName: 'f' });", 'Cache Storage f'],
    ["indexedDB.open('g');", 'IndexedDB g'],
    ["response.cookie('h', '1');", 'cookie h'],
    ["new Queue('waiting');", 'IndexedDB workbox-background-sync'],
    ["persistedState<Text>({ key: 'i', storage: () => sessionStorage });", 'sessionStorage i'],
  ])('finds the key of %s', async (text, key) => {
    expect(await keysIn(text)).toEqual([key]);
  });

  it.each(['localStorage.setItem(name(), "1");', 'document.cookie = `a=${b}`;', 'localStorage.a = "1";'])(
    'says that it cannot tell the key of %s',
    async (text) => {
      expect((await findStoredKeys({ 'site-mfe/src/probe.ts': text })).unknown).toHaveLength(1);
    },
  );

  it('does not mind what only ends a cookie', async () => {
    const text = 'document.cookie = `${name}=; max-age=0`;';
    expect(await findStoredKeys({ 'site-mfe/src/probe.ts': text })).toEqual({ keys: [], unknown: [] });
  });
});
