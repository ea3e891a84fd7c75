import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { isOwnForm } from '@stillsam/http-server/own-form';
import type { FastifyRequest } from 'fastify';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { DomainError } from '../domain-error';

const CROSS_SITE = 'Formuläret skickades från en annan webbplats, så vi tog inte emot det.';

/** Refuses a form that another site's page sends. */
@Injectable()
export class SameOriginGuard implements CanActivate {
  readonly #origins: readonly string[];

  constructor(@Inject(API_CONFIG) config: ApiConfig) {
    this.#origins = [config.siteOrigin, ...config.allowedOrigins];
  }

  canActivate(context: ExecutionContext): boolean {
    if (isOwnForm(context.switchToHttp().getRequest<FastifyRequest>().headers, this.#origins)) return true;
    throw new DomainError(403, 'FORBIDDEN', CROSS_SITE);
  }
}
