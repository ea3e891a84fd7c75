import type { FormSubmission, OfflineEvent } from './worker-contract';

/** What the notices show. */
export interface NoticeState {
  /** A notice at the beginning of a spell without network, then a line. */
  network: 'present' | 'notice' | 'line';
  update: ServiceWorker | null;
  forms: readonly FormSubmission[];
}

export type NoticeEvent = OfflineEvent | { type: 'back' } | { type: 'folded' } | { type: 'postponed' };

export const SILENT: NoticeState = { network: 'present', update: null, forms: [] };

export function nextNoticeState(state: NoticeState, event: NoticeEvent): NoticeState {
  switch (event.type) {
    case 'network':
      // Each request that fails reports it.
      if (state.network !== 'present') return state;
      return { ...state, network: event.isKnown ? 'line' : 'notice' };
    case 'back':
      return { ...state, network: 'present' };
    case 'update':
      return { ...state, update: event.worker };
    case 'forms':
      return { ...state, forms: event.forms };
    case 'folded':
      return { ...state, network: 'line' };
    case 'postponed':
      return { ...state, update: null };
  }
}
