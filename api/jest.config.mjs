import { nodePreset } from '../tools/jest/preset.mjs';

/** What needs neither a database nor a network. */
export default nodePreset({
  displayName: 'api',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src'],
});
