import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { isDatabaseBusy, isDatabaseUnavailable } from '../database/database-errors';
import { API_METRICS, type ApiMetrics } from '../observability/api-metrics';
import { COMMON_ERRORS, DomainError, type CommonErrorCode } from './domain-error';
import { LOGGER } from '../observability/logger';

const CODE_OF_STATUS: Record<number, CommonErrorCode> = {
  400: 'MALFORMED_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

/** Codes that are logged as warnings without a stack. */
const EXPECTED_CODES = new Set<string>(['DATABASE_UNAVAILABLE', 'DATABASE_BUSY', 'OVERLOADED']);

/** Responds to every error with `{ error, code, issues?, requestId }` and logs unexpected ones. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(API_METRICS) private readonly metrics: ApiMetrics | null,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const requestId = request.id;
    const known = toDomainError(error);
    this.metrics?.countError(known.code);
    if (known.status >= 500) this.log(error, known, requestId);
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    const { issues, extra } = known;
    reply
      .code(known.status)
      .headers({ 'Cache-Control': 'no-store', ...known.headers })
      .type('application/json; charset=utf-8')
      .send({ error: known.message, code: known.code, ...(issues ? { issues } : {}), ...extra, requestId });
  }

  protected log(error: unknown, { code }: DomainError, requestId: string): void {
    // A stack would only show which query met the missing database.
    const isExpected = error instanceof DomainError || EXPECTED_CODES.has(code);
    const source = error instanceof DomainError ? (error.cause ?? error) : error;
    const reason =
      source instanceof Error
        ? isExpected
          ? source.message
          : (source.stack ?? source.message)
        : String(source);
    const entry = { requestId, code, reason: withoutValues(reason) };
    this.logger[isExpected ? 'warn' : 'error'](entry, 'a request failed');
  }
}

/** The response for any thrown value. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (isDatabaseBusy(error)) return common('DATABASE_BUSY', 503, { 'Retry-After': '2' });
  if (isDatabaseUnavailable(error)) return common('DATABASE_UNAVAILABLE', 503, { 'Retry-After': '5' });
  const status = statusOf(error);
  const code = status === undefined ? undefined : CODE_OF_STATUS[status];
  return status && code ? common(code, status) : common('INTERNAL_ERROR', 500);
}

function common(code: CommonErrorCode, status: number, headers?: Record<string, string>): DomainError {
  return new DomainError(status, code, COMMON_ERRORS[code], { headers });
}

/** Nest's exceptions carry a status, and so does Fastify's error of a body that breaks off; only 4xx counts. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' && error.statusCode < 500 ? error.statusCode : undefined;
}

/** PostgreSQL quotes the offending values ('Key (email)=(…)'), which may be personal data. */
function withoutValues(reason: string): string {
  return reason.replace(/=\([^)]*\)/g, '=(…)').replace(/"[^"\n]*@[^"\n]*"/g, '"…"');
}
