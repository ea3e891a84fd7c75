import { nodePreset } from '../../tools/jest/preset.mjs';

export default nodePreset({ displayName: 'releases', rootDir: import.meta.dirname });
