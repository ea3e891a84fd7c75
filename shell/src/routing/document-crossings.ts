import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { Area } from '../config/page-data';

/** Links between the public pages and the admin load a new document: each has policies of its own. */
export function documentCrossings(area: Area): RouteObject[] {
  return area === 'public' ? [leaveFor('/admin/*')] : [leaveFor('/')];
}

function leaveFor(path: string): RouteObject {
  return { path, loader: leaveDocument, element: null };
}

/** In place of a loader: asks the server, or the worker, for the whole document. */
export function leaveDocument({ request }: LoaderFunctionArgs): Promise<never> {
  const { pathname, search } = new URL(request.url);
  window.location.assign(pathname + search);
  // The document is on its way out; nothing further is to be rendered.
  return new Promise<never>(() => {});
}
