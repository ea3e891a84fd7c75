import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contractOfCalls, RELEASE_CONTRACT_FILE } from '@stillsam/contracts/release-contracts';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { rspack } from '@rspack/core';

const RELEASED = new URL('../../libs/contracts/openapi.released.json', import.meta.url);

/**
 * Compressed bytes of scripts that a remote may add to a page. The largest public page today has 31 kB, the largest one
 * of the admin, the editor of posts, 96 kB (docs/releases.md).
 */
const BUDGETS = { public: 48_000, admin: 97_000 };

/**
 * Writes `chunks.json`: the script and style files of each named chunk. The shell's server reads it (through the
 * release manifest) to inline a page's style and to preload its script.
 */
export class ChunksPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunksPlugin', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      compilation.hooks.processAssets.tap(
        { name: 'ChunksPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          /** @type {import('@stillsam/releases/files').Manifest['chunks']} */
          const chunks = {};
          for (const [name, group] of compilation.namedChunkGroups) {
            if (group.isInitial()) continue;
            const files = [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))]
              .filter((file) => !file.includes('.hot-update.'))
              .sort();
            chunks[name] = {
              js: files.filter((file) => file.endsWith('.js')),
              css: files.filter((file) => file.endsWith('.css')),
            };
          }
          compilation.emitAsset('chunks.json', new sources.RawSource(`${JSON.stringify(chunks, null, 2)}\n`));
        },
      );
    });
  }
}

/**
 * Writes the contract by which the remote is typed into its release, so that it can be compared with the live API's: of
 * the released document, the paths that the bundle names. A typed call names its path as a literal.
 */
export class ContractPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const released = JSON.parse(readFileSync(RELEASED, 'utf8'));
    compiler.hooks.thisCompilation.tap('ContractPlugin', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ContractPlugin', stage }, (assets) => {
        const scripts = Object.entries(assets).filter(([name]) => name.endsWith('.js'));
        const text = scripts.map(([, script]) => script.source()).join('\n');
        const isCalled = (/** @type {string} */ path) =>
          ['"', "'", '`'].some((quote) => text.includes(quote + path + quote));
        const contract = JSON.stringify(contractOfCalls(released, isCalled));
        compilation.emitAsset(RELEASE_CONTRACT_FILE, new sources.RawSource(contract));
      });
    });
  }
}

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

const COMPRESSIBLE = /\.(?:js|css|svg|html)$/;
/** Bytes: compression saves nothing on smaller files. */
const MIN_BYTES = 512;

/** Writes `.br` and `.gz` beside each text asset, at the best quality: they are made once per release. */
export class PrecompressPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'PrecompressPlugin', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          const bytes = COMPRESSIBLE.test(name) ? source.buffer() : Buffer.alloc(0);
          if (bytes.length < MIN_BYTES) continue;
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          };
          compilation.emitAsset(`${name}.br`, new sources.RawSource(brotliCompressSync(bytes, { params })));
          compilation.emitAsset(`${name}.gz`, new sources.RawSource(gzipSync(bytes, { level: 9 })));
        }
      });
    });
  }
}

const INTEGRITY_MAPS = /(?<=sri\w*Hashes=\{)[^}]*(?=\})/g;

/**
 * Sorts the maps of chunks and hashes that `SubresourceIntegrityPlugin` writes. Their order is that in which threads were
 * done, so the same source would give another release.
 */
export class SortedIntegrityPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(SortedIntegrityPlugin.name, (compilation) => {
      // After minification, before hashes are put in and files are named by their content.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: SortedIntegrityPlugin.name, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.js')))
          compilation.updateAsset(file, (source) => {
            const text = source.source().toString();
            return text.includes('sriHashes={')
              ? new rspack.sources.RawSource(sortIntegrityMaps(text))
              : source;
          });
      });
    });
  }
}

/** @param {string} text of a script. @returns {string} */
export function sortIntegrityMaps(text) {
  return text.replace(INTEGRITY_MAPS, (entries) => entries.split(',').sort().join(','));
}
