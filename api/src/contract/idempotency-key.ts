import { ApiHeader } from '@nestjs/swagger';

export const IDEMPOTENCY_KEY = /^[\w-]{16,100}$/;

/** @param refusal of a missing key, and of one of another form. */
export function readIdempotencyKey(key: string | undefined, refusal: () => Error): string {
  if (!key || !IDEMPOTENCY_KEY.test(key)) throw refusal();
  return key;
}

/** Documents the header by which a repeated request changes nothing twice. @param effect of a repeated key and body. */
export const ApiIdempotencyKey = (effect = 'return the same answer', required = true) =>
  ApiHeader({
    name: 'Idempotency-Key',
    required,
    description: `Idempotency key of the client: a repeated key and body ${effect}.`,
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,100}$' },
  });
