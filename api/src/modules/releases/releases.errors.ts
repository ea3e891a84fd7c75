import type { RefusalCode } from '@stillsam/releases/refusal';
import { DomainError } from '../../http/domain-error';

export const partNotFound = () => new DomainError(404, 'PART_NOT_FOUND', 'Delen finns inte.');

export const partNotYours = () => new DomainError(403, 'FORBIDDEN', 'Ditt konto gäller inte den här delen.');

export const releasesUnavailable = () =>
  new DomainError(
    503,
    'RELEASES_UNAVAILABLE',
    'Versionerna går inte att läsa just nu. Försök igen om en stund.',
    { headers: { 'Retry-After': '10' } },
  );

const REFUSALS: Record<RefusalCode, string> = {
  'nothing-before': 'Det finns ingen tidigare version att gå tillbaka till.',
  'never-live': 'Versionen har aldrig visats för alla besökare, så det går inte att gå tillbaka till den.',
  'no-release': 'Versionen finns inte kvar.',
  'foreign-signature': 'Versionen är signerad med en annan nyckel och kan inte visas längre.',
  moved: 'Någon annan ändrade versionen samtidigt. Se vad som gäller nu och försök igen.',
  busy: 'En annan version av samma del pågår. Försök igen om en stund.',
};

export const releaseConflict = (code: RefusalCode) =>
  new DomainError(409, 'RELEASE_CONFLICT', REFUSALS[code]);
