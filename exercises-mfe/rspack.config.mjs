import { remoteConfigs } from '../tools/rspack/remote.mjs';

export default remoteConfigs({ part: 'exercises', directory: import.meta.dirname, port: Number(process.env.EXERCISES_PORT ?? 4202) });
