import { DomainError } from '../../http/domain-error';
import type { SavedBy } from '../drafts/revisions';
import type { CampaignDto } from './drafts/campaigns.dto';

export const campaignNotFound = () =>
  new DomainError('Utskicket finns inte.', { status: 404, code: 'CAMPAIGN_NOT_FOUND' });

export const letterNotFound = () =>
  new DomainError('Brevet finns inte.', { status: 404, code: 'CAMPAIGN_NOT_FOUND' });

/** @param current the campaign as it was saved since; the caller keeps its own text. */
export const campaignChanged = (current: CampaignDto, by: SavedBy) =>
  new DomainError(
    by.is_own
      ? 'Du har sparat utskicket i ett annat fönster sedan du öppnade det här.'
      : 'Någon annan har sparat utskicket sedan du öppnade det.',
    { status: 412, code: 'CAMPAIGN_CHANGED', extra: { current, ...by } },
  );

/** The campaign's status does not allow the call. */
export const campaignStatusConflict = (message: string) =>
  new DomainError(message, { status: 409, code: 'CAMPAIGN_STATUS_CONFLICT' });

/** The letter lacks what the law asks of every letter. @param message says what, and where to mend it. */
export const campaignUnlawful = (message: string) =>
  new DomainError(message, { status: 422, code: 'CAMPAIGN_UNLAWFUL' });

/** Something is missing that a letter needs before it is sent. */
export const campaignIncomplete = (issues: { path: string; message: string }[]) =>
  new DomainError(issues[0]?.message ?? 'Utskicket är inte klart.', {
    status: 400,
    code: 'VALIDATION_FAILED',
    issues,
  });

/** @param seconds until the next test. */
export const tooManyTests = (seconds: number) =>
  new DomainError('Du har skickat många provbrev den senaste timmen. Vänta en stund.', {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    headers: { 'Retry-After': String(seconds) },
  });
