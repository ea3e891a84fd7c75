import {
  applyDecorators,
  Inject,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiConsumes, ApiResponse } from '@nestjs/swagger';
import { isOwnForm } from '@stillsam/http-server/sender';
import type { FastifyRequest } from 'fastify';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { ApiErrors } from '../../contract/answers';
import { DomainError } from '../domain-error';
import { FORM_BODY } from '../request-bodies';

const CROSS_SITE = 'Formuläret skickades från en annan webbplats, så vi tog inte emot det.';

/** Refuses a form that another site's page sends. */
@Injectable()
class SameOriginGuard implements CanActivate {
  readonly #origins: readonly string[];

  constructor(@Inject(API_CONFIG) config: ApiConfig) {
    this.#origins = [config.siteOrigin, ...config.allowedOrigins];
  }

  canActivate(context: ExecutionContext): boolean {
    if (isOwnForm(context.switchToHttp().getRequest<FastifyRequest>().headers, this.#origins)) return true;
    throw new DomainError(403, 'FORBIDDEN', CROSS_SITE);
  }
}

/**
 * A route that takes a native form submission of our own pages and responds with a page. Its address ends with
 * `/form`. Place it below the rate limit, whose guard then runs after the one that refuses other sites.
 *
 * @param errors as {@link ApiErrors} has them.
 */
export function ApiForm(...errors: number[]) {
  const content = { 'text/html': { schema: { type: 'string' } } };
  return applyDecorators(takesForm(...errors), ApiResponse({ status: 200, description: 'A page.', content }));
}

/** The same for a route that leads to another page where all is well. */
export function ApiRedirectForm(...errors: number[]) {
  return applyDecorators(
    takesForm(...errors),
    ApiResponse({ status: 303, description: 'To the next page.' }),
  );
}

const takesForm = (...errors: number[]) =>
  applyDecorators(UseGuards(SameOriginGuard), ApiConsumes(FORM_BODY), ApiErrors(403, ...errors));
