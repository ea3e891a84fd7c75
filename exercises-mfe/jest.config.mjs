import { jsdomPreset } from '../tools/jest/preset.mjs';

export default jsdomPreset({ displayName: 'exercises', rootDir: import.meta.dirname });
