import type { RefusalCode } from '@stillsam/releases/refusal';
import { DomainError } from '../../http/domain-error';

export const partNotFound = () =>
  new DomainError('Delen finns inte.', { status: 404, code: 'PART_NOT_FOUND' });

export const partNotYours = () =>
  new DomainError('Ditt konto gäller inte den här delen.', { status: 403, code: 'FORBIDDEN' });

export const releasesUnavailable = () =>
  new DomainError('Versionerna går inte att läsa just nu. Försök igen om en stund.', {
    status: 503,
    code: 'RELEASES_UNAVAILABLE',
    headers: { 'Retry-After': '10' },
  });

const REFUSALS: Record<RefusalCode, string> = {
  'nothing-before': 'Det finns ingen tidigare version att gå tillbaka till.',
  'never-live': 'Versionen har aldrig visats för alla besökare, så det går inte att gå tillbaka till den.',
  'no-release': 'Versionen finns inte kvar.',
  'foreign-signature': 'Versionen är signerad med en annan nyckel och kan inte visas längre.',
  moved: 'Någon annan ändrade versionen samtidigt. Se vad som gäller nu och försök igen.',
  busy: 'En annan version av samma del pågår. Försök igen om en stund.',
};

export const releaseConflict = (code: RefusalCode) =>
  new DomainError(REFUSALS[code], { status: 409, code: 'RELEASE_CONFLICT' });
