import { frontEndPreset } from '@stillsam/testing';

export default frontEndPreset(import.meta.dirname);
