import { CAMPAIGN_COPY } from '../campaign.copy';
import { useAudience } from '../campaign.queries';
import type { StoredCampaign } from '../campaign.types';
import styles from './campaign-editor.module.css';

interface AudienceCountProps {
  id: string;
  stored: StoredCampaign;
}

/** How many the saved letter would go to now. */
export function AudienceCount({ id, stored: { fields, version } }: AudienceCountProps) {
  const { data, isError } = useAudience(id, version);
  const text =
    fields.welcome_days !== null
      ? CAMPAIGN_COPY.countOfWelcome
      : isError
        ? CAMPAIGN_COPY.countFailed
        : data === undefined
          ? CAMPAIGN_COPY.countLoading
          : CAMPAIGN_COPY.count(data);
  return (
    <p role="status" className={styles.count}>
      {text}
    </p>
  );
}
