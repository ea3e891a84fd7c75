import { matchRoutes } from 'react-router-dom';
import { pinOfPath, type PageData, type RemotePin } from '../document/page-data';
import { viewToken } from '../views/view-token';

export const ERROR_REPORTS_PATH = '/release-errors';

/** `load`: the script of a release did not arrive. `hydration`: the browser rendered otherwise than the server. */
export const ERROR_KINDS = ['load', 'hydration', 'render', 'unhandled'] as const;
type ErrorKind = (typeof ERROR_KINDS)[number];

/** What a browser says of an error: no person, and no text of the page. */
export interface ErrorReport {
  /** Name of the remote. */
  part: string;
  version: string;
  kind: ErrorKind;
  /** Route pattern of the page; empty where no route of the remote matches. */
  pattern: string;
  /** Of the view; empty where the browser got none. */
  token: string;
}

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
  void send(kind, pinInStack(error) ?? pinOfPath(page, window.location.pathname));
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
