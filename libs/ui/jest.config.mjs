import { frontEndPreset } from '../../tools/jest/preset.mjs';

export default frontEndPreset({ displayName: 'ui', rootDir: import.meta.dirname });
