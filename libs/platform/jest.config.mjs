import { frontEndPreset } from '../../tools/jest/preset.mjs';

export default frontEndPreset({
  displayName: 'platform',
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/../../tools/jest/browser-environment.mjs',
});
