import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findRemotes } from './releases.mjs';
import { createRemote } from './new-remote.mjs';

/** @type {string} */
let root;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'stillsam-new-'));
  const names = [
    '@stillsam/platform',
    '@stillsam/ui',
    'react',
    'react-dom',
    'react-router',
    'react-router-dom',
  ];
  const dependencies = Object.fromEntries(names.map((name, index) => [name, `1.0.${index}`]));
  await writeJson('shell/package.json', { dependencies });
  await writeJson('site-mfe/package.json', { name: '@stillsam/site-mfe' });
  await writeJson('site-mfe/remote.json', {
    name: 'site',
    owner: 'Innehåll',
    area: 'public',
    prefixes: ['/'],
    api: 'read',
    port: 4205,
  });
});
afterEach(() => rm(root, { recursive: true }));

/** @param {string} file @param {unknown} content */
async function writeJson(file, content) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), JSON.stringify(content));
}
const read = (/** @type {string} */ file) => readFile(path.join(root, file), 'utf8');

describe('a new remote', () => {
  it('consists of a folder with the next port, and what any remote has', async () => {
    const { folder, files } = await createRemote({
      name: 'gemenskap',
      prefix: '/gemenskap',
      owner: 'Vi "alla"',
      root,
    });
    expect(folder).toBe('gemenskap-mfe');
    expect(files).toEqual(
      expect.arrayContaining(['package.json', 'remote.json', 'rspack.config.mjs', 'src/remote.tsx']),
    );
    expect(findRemotes(root).gemenskap).toMatchObject({
      owner: 'Vi "alla"',
      prefixes: ['/gemenskap'],
      api: 'none',
      port: 4206,
      project: '@stillsam/gemenskap-mfe',
      tags: ['scope:gemenskap', 'type:remote', 'area:public', 'api:none'],
    });
    expect(JSON.parse(await read('gemenskap-mfe/package.json')).dependencies).toMatchObject({
      react: '1.0.2',
    });
    for (const file of files) expect(await read(`gemenskap-mfe/${file}`)).not.toContain('{{');
  });

  it('has a prefix of its name where none is given', async () => {
    await createRemote({ name: 'gemenskap', root });
    expect(findRemotes(root).gemenskap).toMatchObject({ owner: 'Gemenskap', prefixes: ['/gemenskap'] });
  });

  it.each([
    [{ name: 'site', prefix: '/annat' }, 'Two remotes are called site.'],
    [{ name: 'annat', prefix: '/' }, 'Two remotes own /.'],
    [{ name: 'annat', prefix: 'annat' }, 'annat with annat: prefixes.0 Invalid'],
    [{ name: 'Ännat' }, 'name Invalid'],
    [{ name: '' }, 'name Invalid'],
    [{ name: 'api' }, 'api is no name for a remote'],
  ])('fails with %j, and writes nothing', async (options, sentence) => {
    await expect(createRemote({ ...options, root })).rejects.toThrow(sentence);
    expect(Object.keys(findRemotes(root))).toEqual(['site']);
  });

  it('overwrites no folder', async () => {
    await mkdir(path.join(root, 'annat-mfe'));
    await expect(createRemote({ name: 'annat', root })).rejects.toThrow(
      'There is a folder annat-mfe already.',
    );
  });
});
