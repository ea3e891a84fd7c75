import { jsdomPreset } from '../tools/jest/preset.mjs';

export default jsdomPreset({
  displayName: 'site',
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/../tools/jest/browser-environment.mjs',
});
