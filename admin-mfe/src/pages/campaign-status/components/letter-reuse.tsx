import { Button } from '@stillsam/ui';
import { Section } from '../../../detail/part';
import { CAMPAIGNS_COPY } from '../../../features/campaigns/campaigns.copy';
import { TemplateField } from '../../../features/campaigns/template-field';
import { useCreateCampaign } from '../../../features/campaigns/use-create-campaign';
import type { ListOutcome } from '../../../features/list/list-tab';
import { STATUS_COPY } from '../campaign-status.copy';
import type { Campaign } from '../campaign-status.logic';
import styles from '../campaign-status-page.module.css';
import look from '../../../look.module.css';

const { reuse: COPY } = STATUS_COPY;

interface LetterReuseProps {
  campaign: Campaign;
  onOutcome: (outcome: ListOutcome) => void;
}

/** What is written in the letter, for another one: a copy now, or a template for later. */
export function LetterReuse({ campaign, onOutcome }: LetterReuseProps) {
  const { copy, isCreating } = useCreateCampaign((text) => onOutcome({ tone: 'error', text }));
  return (
    <Section id="reuse" title={COPY.title} className={styles.panel} headingClassName={styles.heading}>
      <div className={look.actions}>
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
    </Section>
  );
}
