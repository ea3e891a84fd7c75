import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import { ERROR_KINDS, ERROR_REPORTS_PATH, type ErrorReport } from '../../src/errors/error-report';
import { limitReports } from './report-limit';

export interface ReleaseErrorsOptions {
  /** Counts an error. @returns whether this server serves the release. */
  count: (report: ErrorReport) => boolean;
  logger: Pick<Logger, 'warn'>;
}

const LIMIT_BYTES = 1024;

const REPORT: z.ZodType<ErrorReport> = z.object({
  part: z.string().max(40),
  version: z.string().max(64),
  kind: z.enum(ERROR_KINDS),
  pattern: z.string().max(200),
  isFirst: z.boolean(),
});

/** Fastify plugin: takes what browsers say of errors in a release. */
export async function releaseErrors(
  app: FastifyInstance,
  { count, logger }: ReleaseErrorsOptions,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    '*',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => body,
  );
  app.post<{ Body: string | undefined }>(
    ERROR_REPORTS_PATH,
    { bodyLimit: LIMIT_BYTES, onRequest: limitReports() },
    ({ body }, reply) => {
      const report = readReport(body ?? '');
      if (report && count(report)) logger.warn({ report }, 'a browser reported an error');
      return reply.code(204).send();
    },
  );
}

function readReport(text: string): ErrorReport | null {
  try {
    return REPORT.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
