import { IDEMPOTENCY_KEY } from '../../contract/idempotency-key';
import { keyMissing } from './orders.errors';

/** @throws DomainError 400 for a missing key or one of another form. */
export function readKey(key: string | undefined): string {
  if (!key || !IDEMPOTENCY_KEY.test(key)) throw keyMissing();
  return key;
}
