import { useRef } from 'react';
import { serverText } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { adminCampaignPath } from '@stillsam/paths';
import { useNavigate } from 'react-router-dom';
import { useApi, useRefetch } from '../../api/use-api';
import { CAMPAIGNS_COPY } from './campaigns';

type Origin = components['schemas']['CreateCampaignDto'];

/**
 * Creates a draft of a letter and opens its editor.
 *
 * @param onFailed gets a Swedish sentence.
 * @returns `create` makes an empty draft, or one of the article with `postId`; `copy` one of another letter. Further calls
 * are ignored meanwhile.
 */
export function useCreateCampaign(onFailed: (text: string) => void) {
  const navigate = useNavigate();
  const isStarted = useRef(false);
  const refetchCampaigns = useRefetch('/api/admin/campaigns');
  const { mutate, isPending, isSuccess } = useApi().useMutation('post', '/api/admin/campaigns', {
    onSuccess: ({ id }) => {
      void refetchCampaigns();
      void navigate(adminCampaignPath(id));
    },
    onError: (error) => {
      isStarted.current = false;
      onFailed(serverText(error) ?? CAMPAIGNS_COPY.createFailed);
    },
  });
  const begin = (body: Origin) => {
    if (isStarted.current) return;
    isStarted.current = true;
    mutate({ body });
  };
  return {
    create: (postId?: string) => begin(postId === undefined ? {} : { post_id: postId }),
    copy: (letterId: string) => begin({ copy_of: letterId }),
    // Until the editor's code is loaded.
    isCreating: isPending || isSuccess,
  };
}
