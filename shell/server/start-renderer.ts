import path from 'node:path';
import type { Logger } from 'pino';
import { refuseFetch } from './content/api-fetch';
import type { ShellConfig } from './config/env';
import type { StartRenderer } from './releases/start-release';
import { remotesOf } from './rendering/areas';
import { RemotePool } from './rendering/remote-pool';

/** Starts the workers of a release. They know the remotes of their area as the registry lists them then. */
export function createRendererStarter(
  { siteOrigin, apiOrigin, renderWorkers }: ShellConfig,
  apiFetch: typeof fetch,
  logger: Logger,
): StartRenderer {
  return ({ remote, remotes, version, source }) =>
    new RemotePool({
      script: path.join(__dirname, 'remote-worker.cjs'),
      data: {
        name: remote.name,
        area: remote.area,
        owners: remotesOf(remote.area, remotes).map(({ name, prefixes }) => ({ name, prefixes })),
        source,
        filename: `${remote.name}-${version}-server.cjs`,
        siteOrigin,
        apiOrigin,
      },
      fetch: remote.api === 'none' ? refuseFetch : apiFetch,
      mostWorkers: renderWorkers,
      onFailure: (reason) => logger.error({ remote: remote.name, version, reason }, 'a render worker failed'),
    });
}
