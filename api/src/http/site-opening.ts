import { NOT_OPEN } from '@stillsam/legal-figures';
import type { ApiConfig } from '../config/env';
import { DomainError } from './domain-error';

/**
 * Refuses what a visitor sends while a public site does not say who runs it.
 *
 * @throws DomainError 403 SITE_NOT_OPEN.
 */
export function assertSiteOpen({ missingDetails }: ApiConfig): void {
  if (missingDetails.length > 0) throw new DomainError(NOT_OPEN, { status: 403, code: 'SITE_NOT_OPEN' });
}
