import { remoteConfigs } from '../tools/rspack/remote.mjs';

export default remoteConfigs({ part: 'site', directory: import.meta.dirname });
