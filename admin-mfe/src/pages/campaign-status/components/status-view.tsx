import { useRef, useState } from 'react';
import { serverText } from '@stillsam/api-client';
import { letterPath } from '@stillsam/paths';
import { runtimeConfig } from '@stillsam/platform';
import { Button, CheckboxField, TextLink } from '@stillsam/ui';
import { OutcomeNotice, type ListOutcome } from '../../../features/list/list-tab';
import { describeVisibility, type Campaign, type CampaignStatus } from '../campaign-status.logic';
import { useChangeVisibility } from '../campaign-status.queries';
import { ReaderFigures, RecipientFigures } from './figures';
import { MissedPeople } from './missed-people';
import { StatePanel } from './state-panel';
import { ExportButton, EXPORT_CALL, useCsvExport } from '../../../features/download/download';
import look from '../../../look.module.css';
import { Section } from '../../../detail/part';
import { CAMPAIGNS_COPY } from '../../../features/campaigns/campaigns.copy';
import { TemplateField } from '../../../features/campaigns/template-field';
import { useCreateCampaign } from '../../../features/campaigns/use-create-campaign';
import { STATUS_COPY } from '../campaign-status.copy';
import styles from '../campaign-status-page.module.css';

const { reuse: REUSE, visibility: VISIBILITY } = STATUS_COPY;

/** The state of a campaign, its figures and what can be done. @param now when they were fetched. */
export function StatusView({ status, now }: { status: CampaignStatus; now: number }) {
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);
  const panelRef = useRef<HTMLElement>(null);
  const hasBegun = status.campaign.started_at !== null;
  return (
    <>
      <OutcomeNotice outcome={outcome} onDismiss={() => setOutcome(null)} />
      <StatePanel ref={panelRef} status={status} now={now} onOutcome={setOutcome} />
      {hasBegun ? (
        <>
          <RecipientFigures status={status} />
          <MissedPeople status={status} focusRef={panelRef} onOutcome={setOutcome} />
          <ReaderFigures figures={status.figures} />
          {status.campaign.welcome_days === null ? (
            <LetterVisibility campaign={status.campaign} onOutcome={setOutcome} />
          ) : null}
          <StatusTools campaign={status.campaign} onOutcome={setOutcome} />
        </>
      ) : null}
      <LetterReuse campaign={status.campaign} onOutcome={setOutcome} />
    </>
  );
}

interface CampaignProps {
  campaign: Campaign;
  onOutcome: (outcome: ListOutcome | null) => void;
}

/** The figures as a file. */
function StatusTools({ campaign: { id, slug }, onOutcome }: CampaignProps) {
  const csv = useCsvExport({
    name: `utskick-${slug}`,
    ask: (client) =>
      client.GET('/api/admin/campaigns/{id}/export/csv', { params: { path: { id } }, ...EXPORT_CALL }),
    onOutcome,
  });
  return (
    <div className={look.actions}>
      <ExportButton {...csv} />
    </div>
  );
}

/** Whether visitors see the letter, with the switch and the way to its page. */
function LetterVisibility({ campaign, onOutcome }: CampaignProps) {
  const { id, slug, is_listed } = campaign;
  const { mutateAsync, isPending, variables } = useChangeVisibility(id);
  const { isPublic, text } = describeVisibility(campaign);
  const change = async (isListed: boolean) => {
    if (isPending) return;
    onOutcome(null);
    try {
      await mutateAsync(isListed ? 'publish' : 'unpublish');
    } catch (error) {
      onOutcome({ tone: 'error', text: serverText(error) ?? VISIBILITY.failed });
    }
  };
  return (
    <Section
      id="visibility"
      title={VISIBILITY.title}
      className={styles.panel}
      headingClassName={styles.heading}
    >
      <CheckboxField
        label={VISIBILITY.label}
        hint={text}
        checked={isPending ? variables === 'publish' : is_listed}
        onChange={(event) => void change(event.target.checked)}
      />
      {isPublic ? (
        <TextLink to={runtimeConfig().siteOrigin + letterPath(slug)} isExternal variant="standalone">
          {STATUS_COPY.actions.openLetter}
        </TextLink>
      ) : null}
    </Section>
  );
}

/** What is written in the letter, for another one: a copy now, or a template for later. */
function LetterReuse({ campaign, onOutcome }: CampaignProps) {
  const { copy, isCreating } = useCreateCampaign((text) => onOutcome({ tone: 'error', text }));
  return (
    <Section id="reuse" title={REUSE.title} className={styles.panel} headingClassName={styles.heading}>
      <div className={look.actions}>
        <Button
          variant="secondary"
          isLoading={isCreating}
          loadingText={CAMPAIGNS_COPY.creating}
          onClick={() => copy(campaign.id)}
        >
          {REUSE.copy}
        </Button>
      </div>
      <TemplateField campaign={campaign} />
    </Section>
  );
}
