import { remoteConfigs } from '../tools/rspack/remote.mjs';

export default remoteConfigs({ part: 'exercises', directory: import.meta.dirname });
