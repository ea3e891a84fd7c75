import { ApiError, serverText } from '@stillsam/api-client';
import { formatDateTime } from '../../format-date';
import type { Conflict } from '../../features/draft-editor/conflict.logic';
import { fromSwedishTime } from '../../features/draft-editor/swedish-time.logic';
import type { CampaignForm } from './campaign-form.schema';
import { CAMPAIGN_COPY } from './campaign.copy';
import { changedCampaign, refusalText, type Campaign, type CampaignFields } from './campaign.queries';

const { review: copy } = CAMPAIGN_COPY;

/** The moment of the start, ISO 8601; null for now. */
export function momentOf({ timing, send_at }: CampaignForm): string | null {
  return timing === 'later' ? (fromSwedishTime(send_at) ?? null) : null;
}

/** When the letter goes, as a line. */
export function describeTime(form: CampaignForm, { spread_hours, welcome_days }: CampaignFields): string {
  if (welcome_days !== null) return CAMPAIGN_COPY.welcome(welcome_days);
  const moment = momentOf(form);
  const start = moment ? copy.at(formatDateTime(moment)) : copy.now;
  return spread_hours > 0 ? start + copy.spread(CAMPAIGN_COPY.hours(spread_hours)) : start;
}

/** @param count undefined while it is not known. */
export function startLabel(form: CampaignForm, count: number | undefined): string {
  if (form.timing === 'welcome') return copy.startWelcome;
  return form.timing === 'later' ? copy.schedule : copy.send(count);
}

export interface Refusal {
  text?: string;
  /** The campaign is started already. */
  isStarted?: boolean;
  conflict?: Conflict<Campaign>;
}

/** Why the API did not start the campaign. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { text: copy.failed };
  if (error.status === 409) return { text: serverText(error) ?? copy.failed, isStarted: true };
  if (error.status === 412) {
    const conflict = changedCampaign(error) ?? undefined;
    return { text: conflict?.by.isOwn ? copy.changedByYou : copy.changed, conflict };
  }
  return { text: refusalText(error) ?? copy.failed };
}
