import { useState } from 'react';
import { serverText } from '@stillsam/api-client';
import { CheckboxField } from '@stillsam/ui';
import { useApi, useRefetch } from '../../api/use-api';
import { CAMPAIGNS_COPY, type CampaignRow } from './campaigns';

const { template: COPY } = CAMPAIGNS_COPY;

/** Whether new letters can be begun from this one. It is saved at once, beside the letter's text. */
export function TemplateField({ campaign }: { campaign: Pick<CampaignRow, 'id' | 'is_template'> }) {
  const [isTemplate, setTemplate] = useState(campaign.is_template);
  const refetchCampaigns = useRefetch('/api/admin/campaigns');
  const { mutate, isPending, error } = useApi().useMutation('put', '/api/admin/campaigns/{id}/template', {
    onSuccess: () => void refetchCampaigns(),
    onError: (_, { body }) => setTemplate(!body.is_template),
  });
  return (
    <CheckboxField
      label={COPY.label}
      hint={COPY.hint}
      error={error ? (serverText(error) ?? COPY.failed) : undefined}
      checked={isTemplate}
      onChange={({ target: { checked } }) => {
        if (isPending) return;
        setTemplate(checked);
        mutate({ params: { path: { id: campaign.id } }, body: { is_template: checked } });
      }}
    />
  );
}
