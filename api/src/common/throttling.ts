import {
  applyDecorators,
  Inject,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { DomainError } from './domain-error';
import { netOf } from './net';

/** Requests of one net address to one route in a minute. */
export const REQUESTS_PER_MINUTE = 5;
const WINDOW_MS = 60_000;
const MOST_WINDOWS = 50_000;
const LIMIT = 'requestsPerMinute';

/** Counts the requests of a net address; a forged X-Forwarded-For changes nothing unless a proxy is trusted. */
@Injectable()
export class AddressThrottle implements CanActivate {
  readonly #windows = new LRUCache<string, { count: number }>({ max: MOST_WINDOWS, ttl: WINDOW_MS });

  constructor(@Inject(Reflector) private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { ip = '' } = context.switchToHttp().getRequest<Request>();
    const limit = this.reflector.get<number>(LIMIT, context.getHandler());
    const key = `${context.getClass().name} ${context.getHandler().name} ${netOf(ip)}`;
    const window = this.#windows.get(key) ?? { count: 0 };
    if (window.count === 0) this.#windows.set(key, window);
    window.count += 1;
    if (window.count <= limit) return true;
    throw tooManyRequests(Math.ceil(this.#windows.getRemainingTTL(key) / 1000));
  }
}

/** Limits what one net address may ask of a public route in a minute. */
export function ThrottledByAddress(limit: number = REQUESTS_PER_MINUTE) {
  return applyDecorators(SetMetadata(LIMIT, limit), UseGuards(AddressThrottle));
}

const tooManyRequests = (seconds: number) =>
  new DomainError('För många förfrågningar. Försök igen om en minut.', {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    headers: { 'Retry-After': String(Math.max(1, seconds)) },
  });
