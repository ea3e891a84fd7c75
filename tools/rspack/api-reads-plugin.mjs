import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PRINTER = fileURLToPath(new URL('../../libs/contracts/scripts/print-reads.mjs', import.meta.url));

/**
 * Writes `api-reads.json`: which calls the remote makes and which fields of their answers it reads. A release carries
 * it, so that it can be compared with the API that is live. The type checker runs beside the build.
 */
export class ApiReadsPlugin {
  apply(compiler) {
    let reads;
    compiler.hooks.run.tap('ApiReadsPlugin', () => {
      reads = promisify(execFile)(process.execPath, [PRINTER, compiler.context]).then(
        ({ stdout }) => stdout,
        ({ stderr }) => new Error(stderr.trim()),
      );
    });
    compiler.hooks.thisCompilation.tap('ApiReadsPlugin', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ApiReadsPlugin', stage }, async () => {
        const text = await reads;
        if (text instanceof Error) throw text;
        compilation.emitAsset('api-reads.json', new sources.RawSource(text));
      });
    });
  }
}
