import { nodePreset } from '../../tools/jest/preset.mjs';

export default nodePreset({ displayName: 'telemetry', rootDir: import.meta.dirname });
