import { readFileSync } from 'node:fs';
import { contractOfCalls, RELEASE_CONTRACT_FILE } from '@stillsam/contracts/contract-of-calls';

const RELEASED = new URL('../../libs/contracts/openapi.released.json', import.meta.url);

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
