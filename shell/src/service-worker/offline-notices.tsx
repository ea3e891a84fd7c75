import { PATHS } from '@stillsam/paths';
import { createRoot } from 'react-dom/client';
import { NoticeBoard } from './notice-board';
import { notified } from './notified';
import { nextNoticeState, SILENT, type NoticeEvent } from './notice-state';
import type { OfflineEvent } from './worker-messages';

let state = SILENT;
const listeners = new Set<() => void>();
let isMounted = false;

const store = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => state,
};

function send(event: NoticeEvent): void {
  state = nextNoticeState(state, event);
  for (const listener of listeners) listener();
}

/** Shows a notice at the lower edge of the page. */
export function showNotice(event: OfflineEvent): void {
  // The offline page itself explains that there is no network.
  if (event.type === 'network' && window.location.pathname === PATHS.offline) return;
  if (event.type === 'network') {
    send({ type: 'network', isKnown: notified.read() });
    notified.save(true);
  } else send(event);
  if (isMounted) return;
  isMounted = true;
  window.addEventListener('online', () => send({ type: 'back' }));
  // A React root of its own, so that a failing page does not remove the notices.
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<NoticeBoard store={store} send={send} />);
}
