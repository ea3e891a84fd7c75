import { nodePreset } from '@stillsam/testing';

export default nodePreset(import.meta.dirname, { testMatch: ['**/*.spec.mjs'] });
