import type { RouteObject } from 'react-router-dom';

/** The absolute patterns of a remote's routes, children included. */
export function routePatterns(routes: RouteObject[], parent = ''): string[] {
  return routes.flatMap((route) => {
    const path = route.path?.startsWith('/') ? route.path : joinPaths(parent, route.path ?? '');
    const own = route.path !== undefined || route.index ? [path || '/'] : [];
    return [...own, ...routePatterns(route.children ?? [], path)];
  });
}

function joinPaths(parent: string, path: string): string {
  return path ? `${parent.replace(/\/$/, '')}/${path}` : parent;
}
