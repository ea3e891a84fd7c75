import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Compressed bytes of scripts that a remote may add to a page. The largest public page today has 31 kB, the largest one
 * of the admin, the editor of posts, 96 kB (docs/releases.md).
 */
const BUDGETS = { public: 48_000, admin: 97_000 };

/**
 * Fails a build where a page loads too many scripts: the entry, what is common to all pages of the remote, and the
 * page's own chunk. What a page loads later does not count.
 */
export class ScriptBudgetPlugin {
  /** @param {string} directory of the remote. */
  constructor(directory) {
    /** @type {import('../releases.mjs').Remote} */
    const { area } = JSON.parse(readFileSync(path.join(directory, 'remote.json'), 'utf8'));
    this.budget = BUDGETS[area];
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ScriptBudgetPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ScriptBudgetPlugin', stage }, () => {
        for (const { name, bytes } of pageSizes(compilation))
          if (bytes > this.budget)
            compilation.errors.push(
              new Error(`${name} has ${bytes} bytes of scripts, compressed; the limit is ${this.budget}.`),
            );
      });
    });
  }
}

/** The pages are the chunks that the remote's routes import. @param {import('@rspack/core').Compilation} compilation */
function pageSizes(compilation) {
  const remote = compilation.namedChunkGroups.get('remote');
  /** @param {string} file */
  const sizeOf = (file) => {
    const asset = compilation.getAsset(`${file}.br`) ?? compilation.getAsset(file);
    if (!asset) throw new Error(`The build names ${file}, which it does not have.`);
    return asset.source.size();
  };
  return [...compilation.namedChunkGroups.values()]
    .filter((group) => group.getParents().some(({ name }) => name === 'remote'))
    .map((page) => {
      const scripts = [...(remote?.getFiles() ?? []), ...page.getFiles()].filter((file) =>
        file.endsWith('.js'),
      );
      const files = new Set(['remoteEntry.js', ...scripts]);
      return { name: page.name, bytes: [...files].reduce((sum, file) => sum + sizeOf(file), 0) };
    });
}
