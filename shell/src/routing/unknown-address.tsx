import { ownerOf, type Owner } from '@stillsam/releases/owner';
import { useLocation } from 'react-router-dom';
import { NotFoundPage } from '../pages/not-found-page';
import { RegionNotice } from '../remotes/region-notice';

export interface AddressOwners {
  /** The area's remotes, in the order in which their routes are mounted. */
  owners: readonly Owner[];
  /** Names of those that have a live release. */
  released: readonly string[];
}

/** What an address without a page shows. */
export function UnknownAddress(owners: AddressOwners) {
  const { pathname } = useLocation();
  return isOwnerMissing(pathname, owners) ? <RegionNotice variant="page" /> : <NotFoundPage />;
}

/** Whether the remote that owns an address has no live release, so that the address may exist nevertheless. */
export function isOwnerMissing(pathname: string, { owners, released }: AddressOwners): boolean {
  const owner = ownerOf(pathname, owners);
  return owner !== null && !released.includes(owner.name);
}
