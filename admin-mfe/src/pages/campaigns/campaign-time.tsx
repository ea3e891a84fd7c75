import type { CampaignRow } from '../../features/campaigns/campaigns.logic';
import { formatDateTime } from '../../format-date';
import { CAMPAIGN_LIST_COPY } from './campaigns.copy';

const { when } = CAMPAIGN_LIST_COPY;

/** When a campaign starts, started or ended; of a draft, when it was last changed. */
export function CampaignTime({ campaign }: { campaign: CampaignRow }) {
  const { iso, text } = timeOf(campaign);
  return <time dateTime={iso}>{text}</time>;
}

function timeOf({ status, updated_at, send_at, started_at, finished_at }: CampaignRow): {
  iso: string;
  text: string;
} {
  const at = (iso: string | null, say: (time: string) => string) =>
    iso === null ? undefined : { iso, text: say(formatDateTime(iso)) };
  const isStarting = send_at !== null && Date.parse(send_at) <= Date.now();
  const known = {
    draft: undefined,
    scheduled: isStarting ? { iso: send_at, text: when.starting } : at(send_at, when.planned),
    sending: at(started_at, when.started),
    paused: at(started_at, when.started),
    sent: at(finished_at, when.finished),
    stopped: at(finished_at, when.stopped),
  }[status];
  return known ?? { iso: updated_at, text: when.edited(formatDateTime(updated_at)) };
}
