import { remoteConfigs } from '../tools/rspack/remote.mjs';

export default remoteConfigs({ part: 'admin', directory: import.meta.dirname });
