import { nodePreset } from '../../tools/jest/preset.mjs';

export default nodePreset({
  displayName: 'contracts',
  rootDir: import.meta.dirname,
  testMatch: ['**/*.spec.mjs'],
});
