import { useState, type RefObject } from 'react';
import { ApiError, serverText } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { ConfirmDialog } from '@stillsam/ui';
import { bodyOf, useApi, useRefetch } from '../../api/use-api';
import { fetchList } from '../../features/download/download';
import type { ListOutcome } from '../../features/list/list-tab';
import { useConfirmedAction, type ConfirmedAction } from '../../features/list/confirmed-action';
import { NEWSLETTER_COPY } from './newsletter.copy';
import { LIST_COPY } from '../../features/list/list.copy';

type BulkResult = components['schemas']['BulkResultDto'];
export type Subscriber = components['schemas']['SubscriberDto'];
export type SubscriberFilter = components['schemas']['SubscriberFilterDto'];

/** A change of many subscribers: the selected ones, or everybody whom a filter selects. */
export interface BulkChange {
  action: 'unsubscribe' | 'delete';
  /** Ids, or the filter. */
  of: string[] | SubscriberFilter;
  count: number;
}

/** The API's limit for one call by ids. */
const MAX_IDS = 1000;

interface BulkActionOptions {
  focusRef: RefObject<HTMLElement | null>;
  onOutcome: (outcome: ListOutcome) => void;
  /** Called after the subscribers were changed. */
  onChanged: () => void;
}

/** Changes many subscribers after a confirmation, and reports the exact counts. An unsubscribing can be undone. */
export function useBulkAction({ focusRef, onOutcome, onChanged }: BulkActionOptions) {
  const { client } = useApi();
  const refetch = useRefetch('/api/admin/newsletter/subscribers');
  const [undo, setUndo] = useState<string | null>(null);
  const action = useConfirmedAction<BulkChange>({
    focusRef,
    run: async (change) => {
      setUndo(null);
      const changeId = crypto.randomUUID();
      try {
        const result = await bodyOf(send(client, change, changeId));
        onOutcome({ tone: 'success', text: describeResult(change.action, result) });
        setUndo(result.undo);
        onChanged();
      } catch (error) {
        const failed = Array.isArray(change.of) ? NEWSLETTER_COPY.bulkFailed : NEWSLETTER_COPY.bulkAllFailed;
        onOutcome({ tone: 'error', text: serverText(error) ?? failed });
        if (mayHaveBegun(change, error)) setUndo(changeId);
      }
      // Also after a failure, which outdated data may have caused.
      await refetch();
    },
  });
  const ask = (change: BulkChange) => {
    if (Array.isArray(change.of) && change.count > MAX_IDS)
      onOutcome({ tone: 'error', text: NEWSLETTER_COPY.tooMany(MAX_IDS) });
    else action.ask(change);
  };
  const undoIt = async () => {
    if (undo === null) return;
    setUndo(null);
    try {
      const body = { undo };
      const { restored } = await bodyOf(client.POST('/api/admin/newsletter/subscribers/undo', { body }));
      onOutcome({ tone: 'success', text: NEWSLETTER_COPY.undone(restored) });
    } catch (error) {
      onOutcome({ tone: 'error', text: serverText(error) ?? NEWSLETTER_COPY.undoFailed });
    }
    await refetch();
    focusRef.current?.focus();
  };
  return { ...action, ask, undo: undo === null ? null : () => void undoIt() };
}

/** A call for everybody that was not refused may have unsubscribed some before it failed. */
function mayHaveBegun({ action, of }: BulkChange, error: unknown): boolean {
  const isRefused = error instanceof ApiError && error.status !== undefined && error.status < 500;
  return action === 'unsubscribe' && !Array.isArray(of) && !isRefused;
}

/** Everybody may be many: the call has the time of an import. */
function send(client: ReturnType<typeof useApi>['client'], { action, of, count }: BulkChange, undo: string) {
  if (!Array.isArray(of))
    return client.POST('/api/admin/newsletter/subscribers/bulk-update-all', {
      body: { ...of, action, expected: count, undo },
      fetch: fetchList,
    });
  return client.POST('/api/admin/newsletter/subscribers/bulk-update', {
    body:
      action === 'delete'
        ? { ids: of, action: 'delete' }
        : { ids: of, action: 'change_status', value: 'unsubscribed' },
  });
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
  const count = change.subject?.count ?? 0;
  return (
    <ConfirmDialog
      {...change.dialog}
      title={isDelete ? NEWSLETTER_COPY.deleteQuestion(count) : NEWSLETTER_COPY.updateQuestion(count)}
      confirmLabel={isDelete ? LIST_COPY.remove : NEWSLETTER_COPY.update}
      busyLabel={isDelete ? LIST_COPY.removing : NEWSLETTER_COPY.updating}
      tone={isDelete ? 'danger' : 'primary'}
    >
      <p>{isDelete ? NEWSLETTER_COPY.deleteText : NEWSLETTER_COPY.updateText}</p>
    </ConfirmDialog>
  );
}
