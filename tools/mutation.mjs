/** npm run mutation -- <area> [--folder <folder>] [files]: changes the code of an area piece by piece and counts the changes that no unit spec notices. */
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { nodePreset } from './jest/preset.mjs';
import { fail } from './process.mjs';
import { REMOTES } from './releases.mjs';

const SOURCES_OF_REMOTES = Object.values(REMOTES).map(({ folder }) => `${folder}/src`);

/**
 * `mutate` names the files that are changed, `roots` the folders whose specs have to notice. `leavesConstants`: what runs
 * when a module loads is not changed, because every such change would run all of the area's specs, which start servers.
 */
const AREAS = {
  money: {
    mutate: [
      '*-mfe/src/features/money/*.ts',
      '*-mfe/src/features/cart/cart.logic.ts',
      '*-mfe/src/pages/checkout/order-lines.ts',
      'api/src/modules/orders/vat.ts',
      'libs/legal-figures/src/*.ts',
    ],
    roots: [...SOURCES_OF_REMOTES, 'api/src/modules/orders', 'libs/legal-figures/src'],
  },
  reducers: {
    mutate: [
      '*-mfe/src/**/*.{machine,logic}.ts',
      '*-mfe/src/features/exercise-flow/{step-machine,questionnaire}.ts',
      'shell/src/**/*.logic.ts',
    ],
    roots: [...SOURCES_OF_REMOTES, 'shell/src'],
  },
  'shell-worker': { mutate: ['shell/worker/cache-rules.ts'], roots: ['shell/worker'] },
  'shell-server': {
    mutate: [
      'shell/server/**/*.{ts,tsx}',
      '!shell/server/{main,compose-shell}.ts',
      // Threads of their own, from the build.
      '!shell/server/share-image/share-image-worker.ts',
      '!shell/server/remotes/remote-worker.ts',
      '!shell/server/**/{fake-*,*-fixture}.ts',
    ],
    roots: ['shell/server'],
    leavesConstants: true,
  },
  api: {
    mutate: [
      'api/src/common/{concurrency-limit,csv-cells,ids,kept-periods,mail-address,quotable}.ts',
      'api/src/common/{request-bodies,safe-text,stream-slots}.ts',
      'api/src/database/database-errors.ts',
      'api/src/modules/auth/{device,password-rules}.ts',
      'api/src/modules/blog/{categories,reading-time,scheduling,search-words}.ts',
      'api/src/modules/mail/{mail-layout,sender}.ts',
      'api/src/modules/newsletter/{bounce-signature,newsletter-keys,search-pieces}.ts',
      'api/src/modules/orders/{legal-figures,numbers}.ts',
    ],
    roots: ['api/src'],
  },
  libs: {
    mutate: [
      'libs/{dates,forms,paths}/src/*.ts',
      // A hook, whose spec needs a document.
      '!libs/forms/src/use-form.ts',
    ],
    roots: ['libs/dates', 'libs/forms', 'libs/paths'],
  },
  'http-server': {
    mutate: [
      'libs/http-server/src/*.mjs',
      // Their spec ends a process by its signals, where coverage does not reach.
      '!libs/http-server/src/{drain,testing-drained-server}.mjs',
    ],
    roots: ['libs/http-server'],
  },
};

const NO_CODE = ['!**/*.spec.ts', '!**/*.d.ts', '!**/*.copy.ts'];
const LOWEST_SCORE = 85;

const { values, positionals } = parseArgs({
  options: { folder: { type: 'string' } },
  allowPositionals: true,
});
const [area, ...only] = positionals;
const { folder } = values;
const chosen = AREAS[area];
if (!chosen) fail(`Name one of the areas: ${Object.keys(AREAS).join(', ')}`);
/** Files of the folder, or all that the area has, without those that it leaves out. */
const files = folder
  ? [`${folder}/**/*.{ts,tsx,mjs}`, ...chosen.mutate.filter((pattern) => pattern.startsWith('!'))]
  : chosen.mutate;
const roots = folder ? [folder] : chosen.roots;
const name = folder ? folder.replaceAll('/', '-') : area;

await new Stryker({
  mutate: only.length > 0 ? only : [...files, ...NO_CODE],
  ignorePatterns: ['.nx', '.stillsam', 'dist', '/releases', '/docs', '/e2e', '/bench'],
  tempDirName: `.stillsam/mutation/sandbox-${name}`,
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: {
    config: nodePreset({
      roots: roots.map((root) => `<rootDir>/${root}`),
      testMatch: ['**/*.spec.ts', '!**/*.dom.spec.ts'],
    }),
  },
  coverageAnalysis: 'perTest',
  ignoreStatic: chosen.leavesConstants ?? false,
  concurrency: 1,
  // Beyond the tests' own time; a busy machine would otherwise count mutants as noticed.
  timeoutMS: 20_000,
  // Results whose code and tests are the same as in the last run are taken from it.
  incremental: true,
  incrementalFile: `.stillsam/mutation/${name}.json`,
  thresholds: { high: 95, low: LOWEST_SCORE, break: LOWEST_SCORE },
  reporters: ['clear-text', 'html', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `.stillsam/mutation/${name}.html` },
}).runMutationTest();
