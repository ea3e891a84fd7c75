import { shortenedNet } from '@stillsam/http-server/net-address';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { VIEWS_PATH } from '../../src/views/view-token';
import type { BrowserReports } from '../releases/browser-reports';

const RELEASE = z.object({ part: z.string().max(40), version: z.string().max(64) });

/** The address where a browser says that it shows a page of a release, and gets the token of its error report. */
export function releaseViews(app: FastifyInstance, reports: Pick<BrowserReports, 'view'>): void {
  app.post(VIEWS_PATH, ({ query, ip }, reply) => {
    const release = RELEASE.safeParse(query).data;
    const token = release ? reports.view(release, shortenedNet(ip)) : null;
    if (token === null) return reply.code(204).send();
    return reply.type('text/plain; charset=utf-8').send(token);
  });
}
