import { useRef, useState } from 'react';
import { Button } from '@stillsam/ui';
import { OutcomeNotice, type ListOutcome } from '../../../features/list/list-tab';
import type { Campaign, CampaignStatus, Figures } from '../campaign-status.logic';
import { LetterVisibility } from './letter-visibility';
import { MissedPeople } from './missed-people';
import { RecipientFigures } from './recipient-figures';
import { StatePanel } from './state-panel';
import { ExportButton, EXPORT_CALL, useCsvExport } from '../../../features/download/csv-export';
import look from '../../../look.module.css';
import { Section } from '../../../detail/part';
import { CAMPAIGNS_COPY } from '../../../features/campaigns/campaigns.copy';
import { TemplateField } from '../../../features/campaigns/template-field';
import { useCreateCampaign } from '../../../features/campaigns/use-create-campaign';
import { STATUS_COPY } from '../campaign-status.copy';
import styles from '../campaign-status-page.module.css';
import { FigureList } from './figure-list';

/** The state of a campaign, its figures and what can be done. */
export function StatusView({ status }: { status: CampaignStatus }) {
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);
  const panelRef = useRef<HTMLElement>(null);
  const hasBegun = status.campaign.started_at !== null;
  return (
    <>
      <OutcomeNotice outcome={outcome} onDismiss={() => setOutcome(null)} />
      <StatePanel ref={panelRef} status={status} onOutcome={setOutcome} />
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

interface StatusToolsProps {
  campaign: Campaign;
  onOutcome: (outcome: ListOutcome) => void;
}

/** The figures as a file. */
function StatusTools({ campaign: { id, slug }, onOutcome }: StatusToolsProps) {
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

const { reuse: REUSE } = STATUS_COPY;

interface LetterReuseProps {
  campaign: Campaign;
  onOutcome: (outcome: ListOutcome) => void;
}

/** What is written in the letter, for another one: a copy now, or a template for later. */
function LetterReuse({ campaign, onOutcome }: LetterReuseProps) {
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

const { readers: READERS } = STATUS_COPY;

/** What readers did, counted without any person. */
function ReaderFigures({ figures: { left, complaints, visits } }: { figures: Figures }) {
  const rows = [
    { label: READERS.visits, count: visits, sentence: READERS.visitsText },
    { label: READERS.left, count: left, sentence: READERS.leftText },
    { label: READERS.complaints, count: complaints, sentence: READERS.complaintsText },
  ];
  return (
    <Section id="readers" title={READERS.title} className={styles.panel} headingClassName={styles.heading}>
      <FigureList figures={rows} />
      <p className={styles.lead}>{READERS.privacy}</p>
    </Section>
  );
}
