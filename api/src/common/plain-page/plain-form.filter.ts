import { Catch, type ArgumentsHost } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { DomainError } from '../domain-error';
import { ErrorFilter, toDomainError } from '../error.filter';
import { requestIdOf } from '../request-id';
import { sendPlainPage, type PlainPage } from './plain-page';

/** Responds to errors of a native form submission with a page that keeps what was typed. */
@Catch()
export abstract class PlainFormFilter extends ErrorFilter {
  /** @param typed the value of a field as it was sent. */
  protected abstract toPage(error: DomainError, typed: (field: string) => string): PlainPage;

  override catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const known = toDomainError(error);
    if (known.status >= 500) this.log(error, known, requestIdOf(request));
    response.set(known.headers);
    sendPlainPage(
      response,
      known.status,
      this.toPage(known, (field) => fieldOf(request.body, field)),
    );
  }
}

function fieldOf(body: unknown, field: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  return typeof value === 'string' ? value : '';
}
