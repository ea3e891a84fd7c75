import type { RouteObject } from 'react-router-dom';

/** The absolute patterns of a remote's routes, children included. */
export function routePatterns(routes: RouteObject[], parent = ''): string[] {
  return routes.flatMap((route) => {
    const path = absolutePath(parent, route.path ?? '');
    const own = route.path !== undefined || route.index ? [path || '/'] : [];
    return [...own, ...routePatterns(route.children ?? [], path)];
  });
}

/** The absolute pattern of a match: the path of its innermost route. @param routes outermost first. */
export function patternOf(routes: readonly Pick<RouteObject, 'path'>[]): string {
  const pattern = routes.reduce((parent, { path = '' }) => absolutePath(parent, path), '');
  return pattern || '/';
}

function absolutePath(parent: string, path: string): string {
  return path.startsWith('/') ? path : joinPaths(parent, path);
}

function joinPaths(parent: string, path: string): string {
  return path ? `${parent.replace(/\/$/, '')}/${path}` : parent;
}
