import { ADMIN_PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { ButtonLink, EmptyState } from '@stillsam/ui';
import { useLocation } from 'react-router-dom';
import { NOT_FOUND_COPY as COPY } from './navigation.copy';

/** In place of a page that does not exist, beside the navigation: also of an address that no route matches. */
export function NotFound() {
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.text} path={useLocation().pathname} />
      <EmptyState
        title={COPY.title}
        headingLevel={1}
        line="lost"
        action={<ButtonLink to={ADMIN_PATHS.overview}>{COPY.toOverview}</ButtonLink>}
      >
        <p>{COPY.text}</p>
      </EmptyState>
    </>
  );
}
