export const ERROR_REPORTS_PATH = '/release-errors';

/** `load`: the script of a release did not arrive. `hydration`: the browser rendered otherwise than the server. */
export const ERROR_KINDS = ['load', 'hydration', 'render', 'unhandled'] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

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
