import type { RefObject } from 'react';
import { serverText } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { ConfirmDialog } from '@stillsam/ui';
import { useApi, useRefetch } from '../../api/use-api';
import type { ListOutcome } from '../../features/list/list-tab';
import { useConfirmedAction, type ConfirmedAction } from '../../features/list/use-confirmed-action';
import { NEWSLETTER_COPY } from './newsletter.copy';
import { LIST_COPY } from '../../features/list/list.copy';

type BulkResult = components['schemas']['BulkResultDto'];

/** A change of the selected subscribers. */
export interface BulkChange {
  action: 'unsubscribe' | 'delete';
  ids: string[];
}

/** The API's limit for one call. */
const MAX_IDS = 1000;

interface BulkActionOptions {
  focusRef: RefObject<HTMLElement | null>;
  onOutcome: (outcome: ListOutcome) => void;
  /** Called after the selected subscribers were changed. */
  onChanged: () => void;
}

/** Changes many subscribers after a confirmation, all or none, and reports the exact counts. */
export function useBulkAction({ focusRef, onOutcome, onChanged }: BulkActionOptions) {
  const { mutateAsync } = useApi().useMutation('post', '/api/admin/newsletter/subscribers/bulk-update', {
    // Also after a failure, which outdated data may have caused.
    onSettled: useRefetch('/api/admin/newsletter/subscribers'),
  });
  const action = useConfirmedAction<BulkChange>({
    focusRef,
    run: async (change) => {
      try {
        const result = await mutateAsync({ body: toBody(change) });
        onOutcome({ tone: 'success', text: describeResult(change.action, result) });
        onChanged();
      } catch (error) {
        console.error(error);
        onOutcome({ tone: 'error', text: serverText(error) ?? NEWSLETTER_COPY.bulkFailed });
      }
    },
  });
  const ask = (change: BulkChange) => {
    if (change.ids.length > MAX_IDS) onOutcome({ tone: 'error', text: NEWSLETTER_COPY.tooMany(MAX_IDS) });
    else action.ask(change);
  };
  return { ...action, ask };
}

function toBody({ action, ids }: BulkChange): components['schemas']['BulkUpdateDto'] {
  return action === 'delete'
    ? { ids, action: 'delete' }
    : { ids, action: 'change_status', value: 'unsubscribed' };
}

/** How many were changed, and how many were not. */
function describeResult(action: BulkChange['action'], { affected, unchanged, missing }: BulkResult): string {
  const sentences = [
    action === 'delete' ? NEWSLETTER_COPY.deleted(affected) : NEWSLETTER_COPY.updated(affected),
    ...(unchanged > 0 ? [NEWSLETTER_COPY.unchanged(unchanged)] : []),
    ...(missing > 0 ? [NEWSLETTER_COPY.missing(missing)] : []),
  ];
  return sentences.join(' ');
}

/** Asks for confirmation of a bulk change. */
export function BulkDialog({ change }: { change: ConfirmedAction<BulkChange> }) {
  const isDelete = change.subject?.action === 'delete';
  const count = change.subject?.ids.length ?? 0;
  return (
    <ConfirmDialog
      isOpen={change.subject !== null}
      title={isDelete ? NEWSLETTER_COPY.deleteQuestion(count) : NEWSLETTER_COPY.updateQuestion(count)}
      confirmLabel={isDelete ? LIST_COPY.remove : NEWSLETTER_COPY.update}
      busyLabel={isDelete ? LIST_COPY.removing : NEWSLETTER_COPY.updating}
      tone={isDelete ? 'danger' : 'primary'}
      isBusy={change.isBusy}
      onConfirm={change.confirm}
      onCancel={change.cancel}
    >
      <p>{isDelete ? NEWSLETTER_COPY.deleteText : NEWSLETTER_COPY.updateText}</p>
    </ConfirmDialog>
  );
}
