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

/** How long one test may take on a busy machine. */
export const TEST_TIMEOUT_MS = 60_000;

/** @type {import('jest').Config} */
const base = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
    '\\.ts$': swc({ syntax: 'typescript', decorators: true }),
  },
  moduleNameMapper: {
    '\\.css$': here('css-stub.mjs'),
    // @fastify/static requires a version that is an ES module, which Jest can do from Node 24.9 on.
    '^content-disposition$': here('../../node_modules/content-disposition'),
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: TEST_TIMEOUT_MS,
  restoreMocks: true,
};

/**
 * A Jest project for code that runs in Node.
 *
 * @param {string} part its folder in the repository.
 * @param {import('jest').Config} overrides
 */
export function nodeProject(part, overrides = {}) {
  return {
    ...base,
    displayName: part,
    rootDir: here(`../../${part}`),
    testEnvironment: 'node',
    testMatch: ['**/*.spec.{ts,tsx,mjs}'],
    ...overrides,
    setupFilesAfterEnv: [here('setup.mjs'), ...(overrides.setupFilesAfterEnv ?? [])],
  };
}

const NEEDS_DOCUMENT = '**/*.{dom.spec.ts,spec.tsx}';

/**
 * Two Jest projects for code that runs in a browser: what renders (`*.spec.tsx`) or asks the document (`*.dom.spec.ts`)
 * gets jsdom, the rest (`*.spec.ts`) does without and starts in a fraction of the time.
 *
 * @param {string} part its folder in the repository.
 * @param {import('jest').Config} overrides
 */
export function frontEndProjects(part, overrides = {}) {
  const shared = nodeProject(part, overrides);
  return [
    { ...shared, testEnvironment: here('browser-environment.mjs'), testMatch: [NEEDS_DOCUMENT] },
    { ...shared, testMatch: ['**/*.spec.ts', `!${NEEDS_DOCUMENT}`] },
  ];
}
