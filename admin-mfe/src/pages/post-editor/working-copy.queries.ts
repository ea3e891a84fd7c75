import { useSession } from '../../features/session/session-provider';
import type { WorkingCopy, WorkingCopyInput } from './working-copy.logic';

/** The author's own unsaved text at the API. Nobody waits for it, so a lost session is not asked about. */
export function useWorkingCopyCalls(post: string) {
  const session = useSession();
  const params = { path: { post } };
  return {
    read: (signal: AbortSignal): Promise<WorkingCopy | null> =>
      session.attempt(async (client) => {
        const { data } = await client.GET('/api/blog/admin/working-copies/{post}', { params, signal });
        return data?.working_copy ?? null;
      }),
    /** @returns when it was saved, ISO 8601. */
    save: (body: WorkingCopyInput): Promise<string> =>
      session.attempt(async (client) => {
        const { data } = await client.PUT('/api/blog/admin/working-copies/{post}', { params, body });
        if (!data) throw new Error('The receipt came without a body');
        return data.saved_at;
      }),
    discard: (): Promise<void> =>
      session.attempt(async (client) => {
        await client.DELETE('/api/blog/admin/working-copies/{post}', { params });
      }),
  };
}
