import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { repositoryRoot } from './process.mjs';

/** Asks for the choice, stores it and shows it. */
const CHOICE = [
  'libs/platform/src/consent.ts',
  'shell/src/consent/consent.copy.ts',
  'shell/src/consent/cookie-toggles.tsx',
  'shell/src/pages/cookie-settings/cookie-settings.copy.ts',
];
const FOLDERS = ['shell/src', 'site-mfe/src', 'exercises-mfe/src', 'libs'];

/** @param {RegExp} pattern */
async function filesNaming(pattern) {
  const files = await Promise.all(
    FOLDERS.map(async (folder) => {
      const entries = await readdir(path.join(repositoryRoot, folder), {
        withFileTypes: true,
        recursive: true,
      });
      return entries.map((entry) => path.relative(repositoryRoot, path.join(entry.parentPath, entry.name)));
    }),
  );
  const sources = files
    .flat()
    .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.|\/(dist|generated|node_modules)\//.test(name));
  const found = await Promise.all(
    sources.map(async (name) => pattern.test(await readFile(path.join(repositoryRoot, name), 'utf8'))),
  );
  return sources.filter((_, index) => found[index]).sort();
}

// The banner says that nothing uses the consent. A first use changes that text and raises CONSENT_VERSION with it.
it('uses the consent to marketing nowhere', async () => {
  expect(await filesNaming(/marketing/i)).toEqual(CHOICE);
});
