import { useSession } from '../../features/session/session-provider';
import type { WorkingCopy, WorkingCopyInput } from './working-copy.logic';

export interface WorkingCopyCalls {
  read: (signal: AbortSignal) => Promise<WorkingCopy | null>;
  /** @returns the time of the save, ISO 8601. */
  save: (body: WorkingCopyInput) => Promise<string>;
  discard: () => Promise<void>;
}

/** The author's own unsaved text at the API. It runs in the background, so an expired session opens no dialog. */
export function useWorkingCopyCalls(post: string): WorkingCopyCalls {
  const session = useSession();
  const params = { path: { post } };
  return {
    read: (signal) =>
      session.attempt(async (client) => {
        const { data } = await client.GET('/api/blog/admin/working-copies/{post}', { params, signal });
        return data?.working_copy ?? null;
      }),
    save: (body) =>
      session.attempt(async (client) => {
        const { data } = await client.PUT('/api/blog/admin/working-copies/{post}', { params, body });
        if (!data) throw new Error('The receipt came without a body');
        return data.saved_at;
      }),
    discard: () =>
      session.attempt(async (client) => {
        await client.DELETE('/api/blog/admin/working-copies/{post}', { params });
      }),
  };
}
