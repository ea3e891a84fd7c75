import type { RuntimeConfig } from '@stillsam/platform';
import { ownerOf, type Owner } from '@stillsam/releases/owner';
import { matchRoutes } from 'react-router-dom';
import type { AnalyticsConfig } from '../consent/analytics-config';

/** `public` and `admin` are documents of their own: a link between them loads a new document. */
export type Area = 'public' | 'admin';

/** One release of a remote, as the server rendered with it and the browser is pinned to it. */
export interface RemotePin {
  /** As the registry calls it. */
  name: string;
  version: string;
  /** Absolute address of the federation entry. */
  entry: string;
  /** sha384 of the entry; the entry carries the hashes of its own chunks. */
  integrity: string;
  /** Absolute route patterns of the remote. */
  patterns: string[];
}

/** The JSON that the server puts into the document for the browser. */
export interface PageData {
  area: Area;
  config: RuntimeConfig;
  /** The analytics service, loaded after consent; null on pages without analytics. */
  analytics: AnalyticsConfig | null;
  /** Whether this page may be cached on the device, and may install the service worker. */
  isOfflineOn: boolean;
  /** The area's remotes, in the order in which their routes are mounted. */
  owners: Owner[];
  /** Those that have a live release. */
  remotes: RemotePin[];
  /** Route patterns of the other remotes, whose pages are documents of their own. */
  crossings: string[];
  /** Name of the remote that rendered the page, if one did. */
  active: string | null;
  hydration: {
    loaderData: Record<string, unknown>;
    /** What the action returned, where the page is the response to a form. */
    actionData?: Record<string, unknown>;
    errors: Record<string, unknown> | null;
  };
}

export const PAGE_DATA_ID = 'stillsam-page';
export const APP_ID = 'stillsam';

/** The pinned release of the remote that owns a path and has a route for it, if any. */
export function pinOfPath(
  { owners, remotes }: Pick<PageData, 'owners' | 'remotes'>,
  pathname: string,
): RemotePin | undefined {
  const owner = ownerOf(pathname, owners);
  const pin = remotes.find(({ name }) => name === owner?.name);
  const routes = pin?.patterns.map((path) => ({ path })) ?? [];
  return matchRoutes(routes, pathname) ? pin : undefined;
}
