import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { FIRST_VIEWS_PATH, type FirstView } from '../../src/views/first-view';
import { reportRoute } from '../http/report-route';
import { LONGEST_VIEW_MS, type OpenViews } from './open-views';

const LIMIT_BYTES = 512;

const milliseconds = z.number().int().min(0).max(LONGEST_VIEW_MS);
const VIEW: z.ZodType<FirstView> = z.object({
  traceparent: z.string().length(55),
  firstByte: milliseconds,
  parsed: milliseconds,
  loaded: milliseconds,
});

/** Fastify plugin: takes what browsers say of views that are traced. */
export async function firstViews(
  app: FastifyInstance,
  { views }: { views: Pick<OpenViews, 'report'> },
): Promise<void> {
  reportRoute(app, {
    path: FIRST_VIEWS_PATH,
    limitBytes: LIMIT_BYTES,
    take(body) {
      const view = readView(body);
      if (view) views.report(view);
    },
  });
}

function readView(text: string): FirstView | null {
  try {
    return VIEW.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
