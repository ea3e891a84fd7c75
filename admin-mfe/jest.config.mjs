import { frontEndPreset } from '@stillsam/testing';

export default frontEndPreset(import.meta.dirname, {
  // msw/node exists only for Node, and the jsdom environment resolves browser builds by default.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  setupFilesAfterEnv: ['<rootDir>/test/setup.mjs'],
});
