import { frontEndPreset } from '../../tools/jest/preset.mjs';

export default frontEndPreset({
  displayName: 'forms',
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/../../tools/jest/browser-environment.mjs',
});
