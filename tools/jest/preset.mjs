import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

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
  },
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: 20_000,
  restoreMocks: true,
};

/** A Jest project for code that runs in Node. */
export function nodePreset(overrides = {}) {
  return {
    ...base,
    testEnvironment: 'node',
    ...overrides,
    moduleNameMapper: { ...base.moduleNameMapper, ...overrides.moduleNameMapper },
  };
}

/** A Jest project for code that runs in a browser, by jsdom. */
export function jsdomPreset(overrides = {}) {
  return {
    ...base,
    testEnvironment: 'jsdom',
    ...overrides,
    setupFilesAfterEnv: [
      ...base.setupFilesAfterEnv,
      here('setup-dom.mjs'),
      ...(overrides.setupFilesAfterEnv ?? []),
    ],
  };
}
