import { useRef } from 'react';
import { serverText } from '@stillsam/api-client';
import { adminCampaignPath } from '@stillsam/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../features/session/session-provider';
import { CAMPAIGNS_COPY } from './campaigns.copy';

/**
 * Creates a draft of a letter and opens its editor.
 *
 * @param onFailed gets a Swedish sentence.
 * @returns `create` makes an empty draft, or one of the article with `postId`; further calls are ignored meanwhile.
 */
export function useCreateCampaign(onFailed: (text: string) => void) {
  const session = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isStarted = useRef(false);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (postId: string | undefined) =>
      session.call(async (client) => {
        const body = postId === undefined ? {} : { post_id: postId };
        const { data } = await client.POST('/api/admin/campaigns', { body });
        if (!data) throw new Error('The campaign came without a body');
        return data.id;
      }),
    onSuccess: (id) => {
      void queries.invalidateQueries({ queryKey: ['campaigns'] });
      void navigate(adminCampaignPath(id));
    },
    onError: (error) => {
      isStarted.current = false;
      onFailed(serverText(error) ?? CAMPAIGNS_COPY.createFailed);
    },
  });
  const create = (postId?: string) => {
    if (isStarted.current) return;
    isStarted.current = true;
    mutate(postId);
  };
  // Until the editor's code is loaded.
  return { create, isCreating: isPending || isSuccess };
}
