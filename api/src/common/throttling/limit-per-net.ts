import { applyDecorators, Injectable, UseGuards, type ExecutionContext } from '@nestjs/common';
import { Throttle, ThrottlerGuard } from '@nestjs/throttler';
import type { Request } from 'express';
import { DomainError } from '../domain-error';
import { netOf } from '../net-address';

/** What a public form takes from one net address in a minute; specification, section 8. */
export const SUBMISSIONS_PER_MINUTE = 5;

/** Specification, section 8. */
const TOO_MANY = 'För många förfrågningar. Försök igen om en minut.';

/** Counts by net address. Which address that is follows `trust proxy` alone: a forged header changes nothing. */
@Injectable()
export class NetThrottlerGuard extends ThrottlerGuard {
  protected override getTracker({ ip = '' }: Request): Promise<string> {
    return Promise.resolve(netOf(ip));
  }

  protected override generateKey(context: ExecutionContext, tracker: string): string {
    return `${context.getClass().name}.${context.getHandler().name} ${tracker}`;
  }

  protected override throwThrottlingException(
    _context: ExecutionContext,
    { timeToBlockExpire }: { timeToBlockExpire: number },
  ): Promise<void> {
    throw new DomainError(TOO_MANY, {
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      headers: { 'Retry-After': String(timeToBlockExpire) },
    });
  }
}

/** Lets a net address call a route so many times a minute; the next answers 429 with Retry-After. */
export function LimitPerNet(callsPerMinute: number) {
  return applyDecorators(
    UseGuards(NetThrottlerGuard),
    Throttle({ default: { limit: callsPerMinute, ttl: 60_000 } }),
  );
}
