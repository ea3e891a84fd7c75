import { nodePreset } from '@stillsam/testing';

/** What needs neither a database nor a network. */
export default nodePreset(import.meta.dirname, { roots: ['<rootDir>/src'] });
