import { jsdomPreset } from '../tools/jest/preset.mjs';

export default jsdomPreset({ displayName: 'shell', rootDir: import.meta.dirname });
