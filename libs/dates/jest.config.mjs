import { frontEndPreset } from '../../tools/jest/preset.mjs';

export default frontEndPreset({
  displayName: 'dates',
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/../../tools/jest/browser-environment.mjs',
});
