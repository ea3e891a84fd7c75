import { remoteConfigs } from '../tools/rspack/remote.mjs';

export default remoteConfigs({ part: 'site', directory: import.meta.dirname, port: Number(process.env.SITE_PORT ?? 4201) });
