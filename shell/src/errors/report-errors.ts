import { matchRoutes } from 'react-router-dom';
import type { PageData, RemotePin } from '../document/page-data';
import { remoteOfPath } from '../routing/discover-remote';
import { viewToken } from '../views/view-token';
import { ERROR_REPORTS_PATH, type ErrorKind, type ErrorReport } from './error-report';

/** Of one document: more would say the same. */
const MAX_REPORTS = 5;

let page: Pick<PageData, 'owners' | 'remotes'> = { owners: [], remotes: [] };
let count = 0;

/** Reports what goes wrong in this document from now on: which release, which route and which kind, and nothing else. */
export function startErrorReports(data: typeof page): void {
  page = data;
  window.addEventListener('error', ({ error }) => reportUnhandled(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportUnhandled(reason));
}

/** Reports an error of a page's own code: its release is in the stack, or else is the one that the address belongs to. */
export function reportPageError(kind: ErrorKind, error: unknown): void {
  const name = remoteOfPath(page, window.location.pathname);
  void send(kind, pinInStack(error) ?? page.remotes.find((pin) => pin.name === name));
}

/** Reports a release whose script could not be loaded. */
export function reportLoadError(name: string): void {
  void send(
    'load',
    page.remotes.find((pin) => pin.name === name),
  );
}

/** Browser extensions throw too: only an error whose stack names a release is reported. */
function reportUnhandled(error: unknown): void {
  void send('unhandled', pinInStack(error));
}

function pinInStack(error: unknown): RemotePin | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return page.remotes.find(({ entry }) => stack.includes(entry.slice(0, entry.lastIndexOf('/') + 1)));
}

async function send(kind: ErrorKind, pin: RemotePin | undefined): Promise<void> {
  if (!pin || count >= MAX_REPORTS) return;
  count += 1;
  const { name: part, version, patterns } = pin;
  const matches = matchRoutes(
    patterns.map((path) => ({ path })),
    window.location,
  );
  const pattern = matches?.at(-1)?.route.path ?? '';
  const token = await viewToken(pin);
  const report: ErrorReport = { part, version, kind, pattern, token };
  navigator.sendBeacon(ERROR_REPORTS_PATH, JSON.stringify(report));
}
