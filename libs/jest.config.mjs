import { frontEndPreset } from '../tools/jest/preset.mjs';

/** The small libraries; libs/ui has a configuration of its own. */
export default frontEndPreset({
  displayName: 'libs',
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/../tools/jest/browser-environment.mjs',
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/ui/'],
});
