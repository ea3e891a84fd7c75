import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { still } from '@stillsam/ui';
import { useLocation } from 'react-router-dom';
import { RegionNotice } from '../remotes/region-notice';
import { NOT_FOUND_COPY, PLANNED_COPY } from './not-found.copy';

const KNOWN_PATHS: readonly string[] = Object.values(PATHS);

const Body = still(
  'section',
  async () => {
    const { NotFoundBody } = await import(/* webpackChunkName: "not-found" */ './not-found-body');
    return NotFoundBody;
  },
  <RegionNotice variant="page" />,
);

/** The 404 page, for an address that no route matches: of a planned page, or of none. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const copy = KNOWN_PATHS.includes(pathname) ? PLANNED_COPY : NOT_FOUND_COPY;
  return (
    <>
      <PageMeta title={copy.title} description={copy.text} path={pathname} isNoindex />
      <Body key={copy.title} {...copy} />
    </>
  );
}
