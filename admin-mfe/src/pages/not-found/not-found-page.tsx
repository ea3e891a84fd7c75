import { PageMeta } from '@stillsam/platform';
import { useLocation } from 'react-router-dom';
import { NotFound } from '../../not-found/not-found';
import { NOT_FOUND_COPY } from '../../not-found/not-found.copy';

/** The page of an address below `/admin` that no route matches. */
function NotFoundPage() {
  const { title, text } = NOT_FOUND_COPY;
  return (
    <>
      <PageMeta title={title} description={text} path={useLocation().pathname} />
      <NotFound />
    </>
  );
}

/** @throws Response 404, which the shell's server answers with. */
export function loader() {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}

export { NotFoundPage as Component, NotFoundPage as ErrorBoundary };
