import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @param {string} name */
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** @param {import('@swc/core').ParserConfig} syntax @returns {[string, import('@swc/core').Options]} */
const swc = (syntax) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: syntax,
      transform: {
        react: { runtime: 'automatic' },
        legacyDecorator: true,
        decoratorMetadata: true,
      },
    },
    module: { type: 'es6' },
  },
];

/** How long one test may take on a busy machine. Jest goes by that of the configuration it is started with alone. */
export const TEST_TIMEOUT_MS = 60_000;

/** @type {import('jest').Config} */
const base = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
    '\\.ts$': swc({ syntax: 'typescript', decorators: true }),
  },
  setupFilesAfterEnv: [here('setup-console.mjs')],
  moduleNameMapper: {
    '\\.module\\.css$': here('css-modules-stub.mjs'),
    '\\.css$': here('css-stub.mjs'),
    '\\.woff2$': here('css-stub.mjs'),
    // @fastify/static requires a version that is an ES module, which Jest can do from Node 24.9 on.
    '^content-disposition$': here('../../node_modules/content-disposition'),
  },
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: TEST_TIMEOUT_MS,
  restoreMocks: true,
};

/**
 * A Jest project for code of a folder that runs in Node.
 *
 * @param {string} rootDir
 * @param {import('jest').Config} overrides
 */
export function nodePreset(rootDir, overrides = {}) {
  return {
    ...base,
    displayName: path.basename(rootDir),
    rootDir,
    testEnvironment: 'node',
    ...overrides,
    moduleNameMapper: { ...base.moduleNameMapper, ...overrides.moduleNameMapper },
  };
}

const NEEDS_DOCUMENT = '**/*.{dom.spec.ts,spec.tsx}';

/**
 * Jest for code of a folder that runs in a browser, as two projects: what renders (`*.spec.tsx`) or asks the document
 * (`*.dom.spec.ts`) gets jsdom, the rest (`*.spec.ts`) does without and starts in a fraction of the time.
 *
 * @param {string} rootDir
 * @param {import('jest').Config} overrides
 */
export function frontEndPreset(rootDir, overrides = {}) {
  const displayName = path.basename(rootDir);
  const shared = {
    ...base,
    ...overrides,
    rootDir,
    setupFilesAfterEnv: [
      ...(base.setupFilesAfterEnv ?? []),
      here('setup-dom.mjs'),
      ...(overrides.setupFilesAfterEnv ?? []),
    ],
  };
  return {
    rootDir,
    testTimeout: TEST_TIMEOUT_MS,
    projects: [
      {
        ...shared,
        displayName,
        testEnvironment: here('browser-environment.mjs'),
        testMatch: [NEEDS_DOCUMENT],
      },
      {
        ...shared,
        displayName: `${displayName}, logic`,
        testEnvironment: 'node',
        testMatch: ['**/*.spec.ts', `!${NEEDS_DOCUMENT}`],
      },
    ],
  };
}
