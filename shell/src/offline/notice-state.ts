import type { OfflineEvent } from './offline-events';
import type { Letter } from './worker-messages';

/** What is being told. */
export interface NoticeState {
  isOffline: boolean;
  update: ServiceWorker | null;
  letters: readonly Letter[];
}

export type NoticeEvent = OfflineEvent | { type: 'back' } | { type: 'closed'; what: 'network' | 'update' };

export const SILENT: NoticeState = { isOffline: false, update: null, letters: [] };

export function nextNoticeState(state: NoticeState, event: NoticeEvent): NoticeState {
  switch (event.type) {
    case 'network':
      return { ...state, isOffline: true };
    case 'back':
      return { ...state, isOffline: false };
    case 'update':
      return { ...state, update: event.worker };
    case 'letters':
      return { ...state, letters: event.letters };
    case 'closed':
      return event.what === 'network' ? { ...state, isOffline: false } : { ...state, update: null };
  }
}
