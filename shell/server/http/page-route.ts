import type { RequestLabels } from '@stillsam/telemetry/request-durations';
import type { PageResult } from '../pages/page-server';

/** Pattern of the route that serves all pages. */
export const PAGE_ROUTE = '/*';

declare module 'fastify' {
  interface FastifyReply {
    /** Which page of which release was sent, for metrics and traces. */
    requestLabels?: RequestLabels;
  }
}

/** What metrics and traces call a page; undefined for a redirect. */
export function labelsOf(result: PageResult): RequestLabels | undefined {
  if (result.kind !== 'page') return undefined;
  const { route, release } = result.page;
  return { route, part: release?.part ?? 'shell', version: release?.version ?? '' };
}
