import type { RemoteModule } from '@stillsam/platform';
import { ownerOf, type Owner } from '@stillsam/releases/owner';
import type { ReactNode } from 'react';
import { useLocation, type RouteObject } from 'react-router-dom';
import type { Area } from '../document/page-data';
import { Layout, Main } from '../layout/layout';
import { crisisLanguagePath, PATHS } from '@stillsam/paths';
import { NotFoundPage } from '../pages/not-found-page';
import { RegionNotice } from '../remotes/region-notice';
import { ReadableRegion, RegionError, RemoteRegion } from '../remotes/remote-region';

export const ROOT_ROUTE_ID = 'shell';
export const NOT_FOUND_ROUTE_ID = 'not-found';
const OFFLINE_ROUTE_ID = 'offline';

interface AddressOwners {
  /** The area's remotes, in the order in which their routes are mounted. */
  owners: readonly Owner[];
  /** Names of those that have a live release. */
  released: readonly string[];
}

interface BuildRoutesOptions extends AddressOwners {
  area: Area;
  /** The loaded remotes; the routes of the others are added when they are needed. */
  loaded: Readonly<Record<string, Pick<RemoteModule, 'routes'>>>;
  /** A remote whose script failed to load: its server-rendered page stays. */
  readableOnly?: string;
  /** Route patterns of other remotes: their pages load a new document. */
  crossings?: readonly string[];
  /** Loads a crossing's document. */
  leaveDocument?: RouteObject['loader'];
  /** Loads the list of pages that open offline; in a browser the document carries it. */
  loadOfflinePages?: RouteObject['loader'];
}

/**
 * The route tree of a document: the layout, a region for each remote of the area, and the page for addresses
 * that no remote owns. Server and browser build the same tree, so that positions and ids match.
 */
export function buildRoutes({
  area,
  owners,
  released,
  loaded,
  readableOnly,
  crossings = [],
  leaveDocument,
  loadOfflinePages,
}: BuildRoutesOptions): RouteObject[] {
  // In the admin the region has the main landmark, so that what replaces a region has its own.
  const inMain = (page: ReactNode) => (area === 'public' ? page : <Main>{page}</Main>);
  const failed = inMain(<RegionError />);
  const unknown = inMain(<UnknownAddress owners={owners} released={released} />);
  const regions = owners.map(({ name }): RouteObject => {
    if (name === readableOnly) {
      return { id: name, path: '*', element: <ReadableRegion name={name} />, errorElement: failed };
    }
    return {
      id: name,
      element: <RemoteRegion name={name} />,
      errorElement: failed,
      children: loaded[name]?.routes ?? [],
    };
  });
  return [
    {
      id: ROOT_ROUTE_ID,
      element: <Layout area={area} />,
      errorElement: <Layout area={area} isBroken />,
      children: [
        ...regions,
        ...(area === 'public' ? shellPages(loadOfflinePages) : []),
        // Its element is shown where the document itself is that of an address without a page.
        ...crossings.map((path) => ({ id: crossingId(path), path, loader: leaveDocument, element: unknown })),
        { id: NOT_FOUND_ROUTE_ID, path: '*', element: unknown },
      ],
    },
  ];
}

/** What an address without a page shows. */
function UnknownAddress(owners: AddressOwners) {
  const { pathname } = useLocation();
  return isOwnerMissing(pathname, owners) ? <RegionNotice variant="page" /> : <NotFoundPage />;
}

/** Whether the remote that owns an address has no live release, so that the address may exist nevertheless. */
export function isOwnerMissing(pathname: string, { owners, released }: AddressOwners): boolean {
  const owner = ownerOf(pathname, owners);
  return owner !== null && !released.includes(owner.name);
}

/** The id of a crossing's route. */
export const crossingId = (path: string): string => `crossing ${path}`;

/** The shell's own public pages. */
function shellPages(loadOfflinePages: RouteObject['loader']): RouteObject[] {
  return [
    { path: PATHS.cookieSettings, lazy: loadCookieSettingsPage },
    { path: PATHS.crisisHelp, lazy: loadCrisisHelpPage },
    { path: crisisLanguagePath(':language'), errorElement: <RegionError />, lazy: loadCrisisHelpPage },
    { id: OFFLINE_ROUTE_ID, path: PATHS.offline, loader: loadOfflinePages, lazy: loadOfflinePage },
  ];
}

async function loadCookieSettingsPage() {
  const { CookieSettingsPage } = await import(
    /* webpackChunkName: "cookie-settings-page" */ '../pages/cookie-settings/cookie-settings-page'
  );
  return { Component: CookieSettingsPage };
}

async function loadCrisisHelpPage() {
  const { CrisisHelpPage, loader } = await import(
    /* webpackChunkName: "crisis-help-page" */ '../pages/crisis-help/crisis-help-page'
  );
  return { Component: CrisisHelpPage, loader };
}

async function loadOfflinePage() {
  const { OfflinePage } = await import(
    /* webpackChunkName: "offline-page" */ '../pages/offline/offline-page'
  );
  return { Component: OfflinePage };
}
