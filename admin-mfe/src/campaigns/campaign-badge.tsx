import { Badge, type BadgeTone } from '@stillsam/ui';
import type { CampaignRow } from './campaign.types';
import { CAMPAIGNS_COPY } from './campaigns.copy';

const TONES: Record<CampaignRow['status'], BadgeTone> = {
  draft: 'neutral',
  scheduled: 'warm',
  sending: 'calm',
  paused: 'warm',
  stopped: 'neutral',
  sent: 'success',
};

/** The state of a campaign. A letter to each new subscriber is running rather than being sent. */
export function CampaignBadge({
  campaign: { status, pause_reason, welcome_days },
}: {
  campaign: Pick<CampaignRow, 'status' | 'pause_reason' | 'welcome_days'>;
}) {
  const isRunning = status === 'sending' && welcome_days !== null;
  const isFailing = pause_reason === 'outage' || pause_reason === 'refused';
  return (
    <Badge tone={isFailing ? 'danger' : TONES[status]}>
      {CAMPAIGNS_COPY.status[isRunning ? 'running' : status]}
    </Badge>
  );
}
