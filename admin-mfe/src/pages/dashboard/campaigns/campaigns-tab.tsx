import { useRef, useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import { Button, Icon } from '@stillsam/ui';
import type { CampaignRow } from '../../../campaigns/campaign.types';
import { CAMPAIGNS_COPY } from '../../../campaigns/campaigns.copy';
import { nameOf } from '../../../campaigns/campaigns.logic';
import { useCreateCampaign } from '../../../campaigns/use-create-campaign';
import { List } from '../../../features/list/list';
import { ListChoice, ListFilters } from '../../../features/list/list-filters';
import { ListTab, ListTools, OutcomeNotice, type ListOutcome } from '../../../features/list/list-tab';
import { useListAddress } from '../../../features/list/use-list-address';
import { RemovalDialog } from '../components/removal-dialog';
import { useRemoval } from '../use-removal';
import { campaignsColumns } from './campaigns-columns';
import { CAMPAIGN_LIST_COPY as COPY } from './campaigns.copy';
import { CAMPAIGNS, useCampaigns } from './campaigns.queries';
import { CAMPAIGN_FILTERS, readCampaignsQuery } from './campaigns-query.logic';
import styles from './campaigns-tab.module.css';

const STATUS_OPTIONS = CAMPAIGN_FILTERS.map((value) => ({ value, label: COPY.filters[value] }));

/** Letters to subscribers: drafts, what is being sent, and what was sent. */
export function CampaignsTab() {
  const address = useListAddress(readCampaignsQuery);
  const campaigns = useCampaigns(address.query);
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);
  const { create, isCreating } = useCreateCampaign((text) => setOutcome({ tone: 'error', text }));
  const listRef = useRef<HTMLElement>(null);
  const removal = useRemoval<CampaignRow>({
    list: CAMPAIGNS,
    remove: (client, id) => client.DELETE('/api/admin/campaigns/{id}', { params: { path: { id } } }),
    focusRef: listRef,
    texts: { removed: (campaign) => COPY.removed(nameOf(campaign)), failed: COPY.removeFailed },
    onOutcome: setOutcome,
  });
  return (
    <ListTab>
      <OutcomeNotice outcome={outcome} onDismiss={() => setOutcome(null)} />
      <p className={styles.explanation}>{COPY.explanation}</p>
      <ListTools
        actions={
          <Button
            icon={<Icon icon={Plus} />}
            isLoading={isCreating}
            loadingText={CAMPAIGNS_COPY.creating}
            onClick={() => create()}
          >
            {COPY.create}
          </Button>
        }
      >
        <ListFilters>
          <ListChoice
            label={COPY.statusFilter}
            value={address.query.status}
            options={STATUS_OPTIONS}
            onChange={(status) => address.change({ status })}
          />
        </ListFilters>
      </ListTools>
      <List
        ref={listRef}
        label={COPY.label}
        texts={{ ...COPY.list, empty: address.isFiltered ? COPY.list.empty : COPY.noneYet }}
        count={COPY.count}
        address={address}
        result={campaigns}
        rows={campaigns.data?.campaigns}
        columns={campaignsColumns(removal.ask)}
      />
      <RemovalDialog removal={removal} question={COPY.removeQuestion} describe={nameOf} />
    </ListTab>
  );
}
