import { DomainError } from '../../common/domain-error';
import type { CampaignDto } from './campaigns.dto';

export const campaignNotFound = () =>
  new DomainError('Utskicket finns inte.', { status: 404, code: 'CAMPAIGN_NOT_FOUND' });

export const letterNotFound = () =>
  new DomainError('Brevet finns inte.', { status: 404, code: 'CAMPAIGN_NOT_FOUND' });

export const campaignRevisionNotFound = () =>
  new DomainError('Versionen finns inte.', { status: 404, code: 'REVISION_NOT_FOUND' });

/** @param current the campaign as another user saved it; the caller keeps its own text. */
export const campaignChanged = (current: CampaignDto) =>
  new DomainError('Någon annan har sparat utskicket sedan du öppnade det.', {
    status: 412,
    code: 'CAMPAIGN_CHANGED',
    extra: { current },
  });

/** The campaign's status does not allow the call. */
export const campaignStatusConflict = (message: string) =>
  new DomainError(message, { status: 409, code: 'CAMPAIGN_STATUS_CONFLICT' });

/** Something is missing that a letter needs before it is sent. */
export const campaignIncomplete = (issues: { path: string; message: string }[]) =>
  new DomainError(issues[0]?.message ?? 'Utskicket är inte klart.', {
    status: 400,
    code: 'VALIDATION_FAILED',
    issues,
  });
