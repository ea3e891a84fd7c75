import { ApiHeader } from '@nestjs/swagger';
import { keyMissing } from './orders.errors';

const KEY = /^[\w-]{16,100}$/;

/** Documents the header by which a repeated request changes nothing twice. */
export const ApiIdempotencyKey = () =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: true,
    description: 'Idempotency key of the client: a repeated key and body return the same answer.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,100}$' },
  });

/** @throws DomainError 400 for a missing key or one of another form. */
export function readKey(key: string | undefined): string {
  if (!key || !KEY.test(key)) throw keyMissing();
  return key;
}
