import { createStaticHandler } from 'react-router';
import { REMOTE_AREAS, type RemoteName } from '../../src/remotes/remote-names';
import { buildRoutes } from '../../src/routing/build-routes';
import type { Release } from './release';

/**
 * Builds the route tree that pages will be rendered with, beside the live releases of the other remotes.
 *
 * @throws when React Router refuses it, such as for an id that is taken or an index route with children.
 */
export function checkRoutes({ name, module }: Release, live: ReadonlyMap<RemoteName, Release>): void {
  const loaded = Object.fromEntries([...live].map(([other, release]) => [other, release.module]));
  createStaticHandler(
    buildRoutes({
      area: REMOTE_AREAS[name],
      released: [...live.keys(), name],
      loaded: { ...loaded, [name]: module },
    }),
  );
}
