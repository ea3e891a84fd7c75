import { jsdomPreset } from '../../tools/jest/preset.mjs';

export default jsdomPreset({ displayName: 'ui', rootDir: import.meta.dirname });
