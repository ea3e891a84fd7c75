import type { RefusalCode } from '@stillsam/releases/refusal';
import { DomainError } from '../../common/domain-error';

export const partNotFound = () =>
  new DomainError('Delen finns inte.', { status: 404, code: 'PART_NOT_FOUND' });

export const releasesUnavailable = () =>
  new DomainError('Leveranserna går inte att läsa just nu. Försök igen om en stund.', {
    status: 503,
    code: 'RELEASES_UNAVAILABLE',
    headers: { 'Retry-After': '10' },
  });

const REFUSALS: Record<RefusalCode, string> = {
  'nothing-before': 'Det finns ingen tidigare version att gå tillbaka till.',
  'no-release': 'Versionen finns inte kvar.',
  'foreign-signature': 'Versionen är signerad med en annan nyckel och kan inte visas längre.',
  moved: 'Någon annan ändrade leveransen samtidigt. Se vad som gäller nu och försök igen.',
  busy: 'En annan leverans av samma del pågår. Försök igen om en stund.',
};

export const releaseConflict = (code: RefusalCode) =>
  new DomainError(REFUSALS[code], { status: 409, code: 'RELEASE_CONFLICT' });
