import { nodePreset } from './jest/preset.mjs';

export default nodePreset({
  displayName: 'tools',
  rootDir: import.meta.dirname,
  testMatch: ['**/*.spec.mjs'],
});
