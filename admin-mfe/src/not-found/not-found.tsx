import { ADMIN_PATHS } from '@stillsam/paths';
import { ButtonLink, EmptyState } from '@stillsam/ui';
import { NOT_FOUND_COPY as COPY } from './not-found.copy';

/** In place of a page that does not exist, beside the navigation. */
export function NotFound() {
  return (
    <EmptyState
      title={COPY.title}
      headingLevel={1}
      line="lost"
      action={<ButtonLink to={ADMIN_PATHS.overview}>{COPY.toOverview}</ButtonLink>}
    >
      <p>{COPY.text}</p>
    </EmptyState>
  );
}
