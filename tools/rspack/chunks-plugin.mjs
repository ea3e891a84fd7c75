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
          /** @type {import('@stillsam/releases/manifest').Manifest['chunks']} */
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
