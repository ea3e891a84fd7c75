import { useRef, useState } from 'react';
import { OutcomeNotice, type ListOutcome } from '../../../features/list/list-tab';
import type { CampaignStatus } from '../campaign-status.types';
import { ReaderFigures } from './reader-figures';
import { RecipientFigures } from './recipient-figures';
import { StatePanel } from './state-panel';
import { StatusTools } from './status-tools';

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
          <ReaderFigures figures={status.figures} />
          <StatusTools campaign={status.campaign} onOutcome={setOutcome} />
        </>
      ) : null}
    </>
  );
}
