import { frontEndPreset } from '../tools/jest/preset.mjs';

export default frontEndPreset({
  displayName: 'admin',
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/../tools/jest/browser-environment.mjs',
  // msw/node exists for Node alone, and jsdom asks for a browser's builds by itself.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  setupFilesAfterEnv: ['<rootDir>/test/setup.mjs'],
});
