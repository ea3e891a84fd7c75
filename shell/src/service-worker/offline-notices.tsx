import { PATHS } from '@stillsam/paths';
import { createRoot } from 'react-dom/client';
import { NoticeBoard } from './notice-board';
import { notified } from './notified';
import { nextNoticeState, SILENT, type NoticeEvent } from './notice-state';
import type { OfflineEvent } from './worker-contract';

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
  // Not before: the event may reach a page that is being left.
  if (event.type === 'folded') notified.save(true);
  for (const listener of listeners) listener();
}

/** Shows a notice over the page: about the network below the header, about all else at the lower edge. */
export function showNotice(event: OfflineEvent): void {
  // The offline page itself explains that there is no network.
  if (event.type === 'network' && window.location.pathname === PATHS.offline) return;
  if (event.type === 'network') {
    // The unfolded notice would cover a quick exit.
    const hasExit = document.querySelector('[data-quick-exit]') !== null;
    send({ type: 'network', isKnown: notified.read() || hasExit });
  } else send(event);
  if (isMounted) return;
  isMounted = true;
  window.addEventListener('online', () => send({ type: 'back' }));
  // A React root of its own, so that a failing page does not remove the notices.
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<NoticeBoard store={store} send={send} />);
}
