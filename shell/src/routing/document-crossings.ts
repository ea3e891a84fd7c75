import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';

/** Pages of other remotes are documents of their own, also where a script leads there. */
export function documentCrossings(patterns: readonly string[]): RouteObject[] {
  return patterns.map((path) => ({ path, loader: leaveDocument, element: null }));
}

/** A loader that requests the whole document from the server or the service worker. */
export function leaveDocument({ request }: LoaderFunctionArgs): Promise<never> {
  const { pathname, search } = new URL(request.url);
  window.location.assign(pathname + search);
  // The document is being replaced, so nothing is rendered.
  return new Promise<never>(() => {});
}
