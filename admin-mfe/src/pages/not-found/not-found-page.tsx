import { NotFound } from '../../navigation/not-found';

/** @throws Response 404, which the shell's server answers with. */
export function loader() {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}

export { NotFound as Component, NotFound as ErrorBoundary };
