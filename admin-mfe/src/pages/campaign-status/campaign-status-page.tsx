import { useRef, useState } from 'react';
import { serverText } from '@stillsam/api-client';
import { runtimeConfig } from '@stillsam/platform';
import { adminCampaignPath, adminCampaignStatusPath, letterPath } from '@stillsam/paths';
import { Button, CheckboxField, TextLink } from '@stillsam/ui';
import { Navigate, useParams } from 'react-router-dom';
import { LIST_COPY } from '../../features/list/list.copy';
import { ActionNotice } from '../../action-notice';
import { CAMPAIGNS_COPY, CAMPAIGNS_PATH, nameOf } from '../../features/campaigns/campaigns';
import { TemplateField } from '../../features/campaigns/template-field';
import { useCreateCampaign } from '../../features/campaigns/use-create-campaign';
import { LoadedPage } from '../../detail/detail-page';
import { Section } from '../../detail/part';
import { EXPORT_CALL, ExportButton, useCsvExport } from '../../features/download/download';
import { formatClock } from '../../format-date';
import { OutcomeNotice, type ListOutcome } from '../../features/list/list-tab';
import { useMayUse } from '../../features/session/require-back-office';
import { STATUS_COPY as COPY } from './campaign-status.copy';
import { describeVisibility, type Campaign, type CampaignStatus } from './campaign-status.logic';
import { useCampaignStatus, useChangeCampaign } from './campaign-status.queries';
import look from '../../look.module.css';
import styles from './campaign-status-page.module.css';
import { ReaderFigures, RecipientFigures } from './components/figures';
import { MissedPeople } from './components/missed-people';
import { StatePanel } from './components/state-panel';

/** How far a started campaign has come, and what can be done about it. */
function CampaignStatusPage() {
  const { id = '' } = useParams();
  const result = useCampaignStatus(id, useMayUse('letters'));
  return (
    <LoadedPage
      key={id}
      copy={COPY}
      heading={result.data ? nameOf(result.data.campaign) : COPY.heading}
      path={adminCampaignStatusPath(id)}
      backTo={CAMPAIGNS_PATH}
      result={result}
      area="letters"
    >
      {(status) =>
        status.campaign.status === 'draft' ? (
          <Navigate to={adminCampaignPath(id)} replace />
        ) : (
          <>
            {result.isError ? (
              <ActionNotice tone="info" label={LIST_COPY.retry} onAction={() => void result.refetch()}>
                {COPY.outdated(formatClock(new Date(result.dataUpdatedAt).toISOString()))}
              </ActionNotice>
            ) : null}
            <StatusView status={status} now={result.dataUpdatedAt} />
          </>
        )
      }
    </LoadedPage>
  );
}

const { reuse: REUSE, visibility: VISIBILITY } = COPY;

/** The state of a campaign, its figures and what can be done. @param now when they were fetched. */
function StatusView({ status, now }: { status: CampaignStatus; now: number }) {
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);
  const panelRef = useRef<HTMLElement>(null);
  const hasBegun = status.campaign.started_at !== null;
  return (
    <>
      <OutcomeNotice outcome={outcome} onDismiss={() => setOutcome(null)} />
      <StatePanel ref={panelRef} status={status} now={now} onOutcome={setOutcome} />
      {hasBegun ? (
        <>
          <RecipientFigures status={status}>
            <StatusTools campaign={status.campaign} onOutcome={setOutcome} />
          </RecipientFigures>
          <MissedPeople status={status} focusRef={panelRef} onOutcome={setOutcome} />
          <ReaderFigures figures={status.figures} />
          {status.campaign.welcome_days === null ? (
            <LetterVisibility campaign={status.campaign} onOutcome={setOutcome} />
          ) : null}
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
  const { mutateAsync, isPending, variables } = useChangeCampaign(id);
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
          {COPY.actions.openLetter}
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

export { CampaignStatusPage as Component };
