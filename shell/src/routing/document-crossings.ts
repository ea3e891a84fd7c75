import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';

/** Links between the public pages and the admin load a new document: each has policies of its own. */
export function documentCrossings(patterns: readonly string[]): RouteObject[] {
  return patterns.map((path) => ({ path, loader: leaveDocument, element: null }));
}

/** In place of a loader: asks the server, or the worker, for the whole document. */
export function leaveDocument({ request }: LoaderFunctionArgs): Promise<never> {
  const { pathname, search } = new URL(request.url);
  window.location.assign(pathname + search);
  // The document is on its way out; nothing further is to be rendered.
  return new Promise<never>(() => {});
}
