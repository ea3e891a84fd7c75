import { Button } from '@stillsam/ui';
import { CAMPAIGNS_COPY } from '../../../features/campaigns/campaigns.copy';
import { TemplateField } from '../../../features/campaigns/template-field';
import { useCreateCampaign } from '../../../features/campaigns/use-create-campaign';
import type { ListOutcome } from '../../../features/list/list-tab';
import { STATUS_COPY } from '../campaign-status.copy';
import type { Campaign } from '../campaign-status.logic';
import styles from '../campaign-status-page.module.css';

const { reuse: COPY } = STATUS_COPY;

interface LetterReuseProps {
  campaign: Campaign;
  onOutcome: (outcome: ListOutcome) => void;
}

/** What is written in the letter, for another one: a copy now, or a template for later. */
export function LetterReuse({ campaign, onOutcome }: LetterReuseProps) {
  const { copy, isCreating } = useCreateCampaign((text) => onOutcome({ tone: 'error', text }));
  return (
    <section className={styles.panel} aria-labelledby="reuse">
      <h2 id="reuse" className={styles.heading}>
        {COPY.title}
      </h2>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          isLoading={isCreating}
          loadingText={CAMPAIGNS_COPY.creating}
          onClick={() => copy(campaign.id)}
        >
          {COPY.copy}
        </Button>
      </div>
      <TemplateField campaign={campaign} />
    </section>
  );
}
