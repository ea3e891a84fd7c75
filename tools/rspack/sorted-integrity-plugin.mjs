import { rspack } from '@rspack/core';

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
