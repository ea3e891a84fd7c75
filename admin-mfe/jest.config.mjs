import { frontEndPreset } from '../tools/jest/preset.mjs';

export default frontEndPreset({
  displayName: 'admin',
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/../tools/jest/browser-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/test/setup.mjs'],
});
