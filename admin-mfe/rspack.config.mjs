import { remoteConfigs } from '../tools/rspack/remote.mjs';

export default remoteConfigs({ part: 'admin', directory: import.meta.dirname, port: Number(process.env.ADMIN_PORT ?? 4203) });
