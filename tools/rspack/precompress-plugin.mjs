import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

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
