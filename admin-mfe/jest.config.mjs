import { jsdomPreset } from '../tools/jest/preset.mjs';

export default jsdomPreset({
  displayName: 'admin',
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/../tools/jest/browser-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/test/setup.mjs'],
});
