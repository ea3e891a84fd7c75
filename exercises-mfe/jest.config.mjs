import { frontEndPreset } from '../tools/jest/preset.mjs';

export default frontEndPreset({ displayName: 'exercises', rootDir: import.meta.dirname });
