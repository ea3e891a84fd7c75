import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import { Button, Dialog, Icon } from '@stillsam/ui';
import { bodyOf, useApi } from '../../api/use-api';
import { CAMPAIGNS_COPY } from '../../features/campaigns/campaigns.copy';
import { nameOf, type CampaignRow } from '../../features/campaigns/campaigns.logic';
import { useCreateCampaign } from '../../features/campaigns/use-create-campaign';
import { CAMPAIGN_LIST_COPY } from './campaigns.copy';
import styles from './campaigns-tab.module.css';

const { begin: COPY } = CAMPAIGN_LIST_COPY;
const MAX_TEMPLATES = 50;

/** Begins a letter: from a template where there are any, which are listed first, or an empty one. */
export function NewCampaign({ onFailed }: { onFailed: (text: string) => void }) {
  const { client } = useApi();
  const [templates, setTemplates] = useState<CampaignRow[]>([]);
  const [isAsking, setAsking] = useState(false);
  const close = () => setTemplates([]);
  const { create, copy, isCreating } = useCreateCampaign((text) => {
    close();
    onFailed(text);
  });
  const begin = async () => {
    setAsking(true);
    const query = { kind: 'template', page: 1, limit: MAX_TEMPLATES } as const;
    const found = await bodyOf(client.GET('/api/admin/campaigns', { params: { query } })).catch(() => null);
    setAsking(false);
    // An empty letter fails for the same reason, and says it.
    if (found?.campaigns.length) setTemplates(found.campaigns);
    else create();
  };
  return (
    <>
      <Button
        icon={<Icon icon={Plus} />}
        isLoading={isAsking || isCreating}
        loadingText={CAMPAIGNS_COPY.creating}
        onClick={() => void begin()}
      >
        {CAMPAIGN_LIST_COPY.create}
      </Button>
      <Dialog isOpen={templates.length > 0} onClose={close} title={COPY.title} size="small">
        <ul className={styles.templates} role="list" aria-label={COPY.label}>
          {templates.map((template) => (
            <li key={template.id}>
              <Button variant="secondary" isFullWidth onClick={() => copy(template.id)}>
                {nameOf(template)}
              </Button>
            </li>
          ))}
          <li>
            <Button variant="quiet" isFullWidth onClick={() => create()}>
              {COPY.empty}
            </Button>
          </li>
        </ul>
      </Dialog>
    </>
  );
}
