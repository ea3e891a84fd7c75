import type { RefObject } from 'react';
import { serverText } from '@stillsam/api-client';
import type { ListOutcome } from '../../../features/list/list-tab';
import { useConfirmedAction } from '../../../features/list/use-confirmed-action';
import { NEWSLETTER_COPY } from './newsletter.copy';
import { useBulkChange, type BulkChange, type BulkResult } from './newsletter.queries';

/** The API's limit for one call. */
const MOST_IDS = 1000;

interface BulkActionOptions {
  focusRef: RefObject<HTMLElement | null>;
  onOutcome: (outcome: ListOutcome) => void;
  /** Called after the selected subscribers were changed. */
  onChanged: () => void;
}

/** Changes many subscribers after a confirmation, all or none, and reports the exact counts. */
export function useBulkAction({ focusRef, onOutcome, onChanged }: BulkActionOptions) {
  const { mutateAsync } = useBulkChange();
  const action = useConfirmedAction<BulkChange>({
    focusRef,
    run: async (change) => {
      try {
        const result = await mutateAsync(change);
        onOutcome({ tone: 'success', text: describeResult(change.action, result) });
        onChanged();
      } catch (error) {
        console.error(error);
        onOutcome({ tone: 'error', text: serverText(error) ?? NEWSLETTER_COPY.bulkFailed });
      }
    },
  });
  const ask = (change: BulkChange) => {
    if (change.ids.length > MOST_IDS) onOutcome({ tone: 'error', text: NEWSLETTER_COPY.tooMany(MOST_IDS) });
    else action.ask(change);
  };
  return { ...action, ask };
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
