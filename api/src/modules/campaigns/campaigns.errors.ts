import { DomainError } from '../../http/domain-error';

export const campaignNotFound = () => new DomainError(404, 'CAMPAIGN_NOT_FOUND', 'Utskicket finns inte.');

export const letterNotFound = () => new DomainError(404, 'CAMPAIGN_NOT_FOUND', 'Brevet finns inte.');

/** The campaign's status does not allow the call. */
export const campaignStatusConflict = (message: string) =>
  new DomainError(409, 'CAMPAIGN_STATUS_CONFLICT', message);

/** The letter lacks what the law asks of every letter. @param message says what, and where to mend it. */
export const campaignUnlawful = (message: string) => new DomainError(422, 'CAMPAIGN_UNLAWFUL', message);

/** Something is missing that a letter needs before it is sent. */
export const campaignIncomplete = (issues: { path: string; message: string }[]) =>
  new DomainError(400, 'VALIDATION_FAILED', issues[0]?.message ?? 'Utskicket är inte klart.', { issues });

/** @param seconds until the next test. */
export const tooManyTests = (seconds: number) =>
  new DomainError(
    429,
    'TOO_MANY_REQUESTS',
    'Du har skickat många provbrev den senaste timmen. Vänta en stund.',
    { headers: { 'Retry-After': String(seconds) } },
  );
