import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { hasBearerSecret } from '@stillsam/http-server/bearer-secret';
import { COMMON_ERRORS, DomainError } from '../../../http/domain-error';
import { API_CONFIG, type ApiConfig } from '../../../config/env';

/** Lets our own servers in, which carry the internal secret. For everybody else there is nothing at the address. */
@Injectable()
export class InternalSecretGuard implements CanActivate {
  constructor(@Inject(API_CONFIG) private readonly config: ApiConfig) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<{ headers: { authorization?: string } }>();
    if (hasBearerSecret(headers.authorization, this.config.internalSecret)) return true;
    throw new DomainError(404, 'NOT_FOUND', COMMON_ERRORS.NOT_FOUND);
  }
}
