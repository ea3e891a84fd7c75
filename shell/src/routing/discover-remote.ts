import { matchRoutes } from 'react-router-dom';
import type { RemotePin } from '../config/page-data';

/** The remote whose route patterns match a path, if any. Ranks as the router does. */
export function remoteOfPath(pins: Pick<RemotePin, 'name' | 'patterns'>[], pathname: string): string | null {
  const routes = pins.flatMap(({ name, patterns }) =>
    patterns.map((path) => ({ path, id: `${name} ${path}`, handle: name })),
  );
  const match = matchRoutes(routes, pathname)?.at(-1);
  return typeof match?.route.handle === 'string' ? match.route.handle : null;
}
