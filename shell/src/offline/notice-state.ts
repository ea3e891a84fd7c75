import type { OfflineEvent } from './offline-events';
import type { FormSubmission } from './worker-messages';

/** What the notices show. */
export interface NoticeState {
  isOffline: boolean;
  update: ServiceWorker | null;
  forms: readonly FormSubmission[];
}

export type NoticeEvent = OfflineEvent | { type: 'back' } | { type: 'closed'; what: 'network' | 'update' };

export const SILENT: NoticeState = { isOffline: false, update: null, forms: [] };

export function nextNoticeState(state: NoticeState, event: NoticeEvent): NoticeState {
  switch (event.type) {
    case 'network':
      return { ...state, isOffline: true };
    case 'back':
      return { ...state, isOffline: false };
    case 'update':
      return { ...state, update: event.worker };
    case 'forms':
      return { ...state, forms: event.forms };
    case 'closed':
      return event.what === 'network' ? { ...state, isOffline: false } : { ...state, update: null };
  }
}
