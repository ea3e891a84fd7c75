import {
  applyDecorators,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { ApiErrors } from '../../contract/answers';
import { DomainError } from '../../http/domain-error';
import { netOf } from '@stillsam/http-server/net-address';
import { RateLimits, type RateLimit } from './rate-limits';

/** Submissions of a public form by one net address in a minute; specification, section 8. */
export const SUBMISSIONS_PER_MINUTE = 5;

/** Specification, section 8. */
const TOO_MANY = 'För många förfrågningar. Försök igen om en minut.';

const CallsPerMinute = Reflector.createDecorator<Pick<RateLimit, 'points' | 'isStored'>>();

/** Counts by net address, which only `trust proxy` decides: a forged header changes nothing. */
@Injectable()
class NetLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { ip = '' } = context.switchToHttp().getRequest<FastifyRequest>();
    const name = `${context.getClass().name}.${context.getHandler().name}`;
    const limit = this.reflector.get(CallsPerMinute, context.getHandler());
    const wait = await this.limits.consume({ name, seconds: 60, ...limit }, netOf(ip));
    if (wait > 0) throw tooManyRequests(wait);
    return true;
  }
}

/** Limits a route to `limit` calls a minute by one net address; the next one gets 429 with Retry-After. */
export function LimitPerNet(callsPerMinute: number, options: Pick<RateLimit, 'isStored'> = {}) {
  return applyDecorators(
    UseGuards(NetLimitGuard),
    CallsPerMinute({ points: callsPerMinute, ...options }),
    ApiErrors(429),
  );
}

function tooManyRequests(seconds: number): DomainError {
  return new DomainError(429, 'TOO_MANY_REQUESTS', TOO_MANY, { headers: { 'Retry-After': String(seconds) } });
}
