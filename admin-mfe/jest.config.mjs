import { frontEndPreset } from '../tools/jest/preset.mjs';

export default frontEndPreset({
  displayName: 'admin',
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/../tools/jest/browser-environment.mjs',
  // msw/node exists only for Node, and the jsdom environment resolves browser builds by default.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  setupFilesAfterEnv: ['<rootDir>/test/setup.mjs'],
});
