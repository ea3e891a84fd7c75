export const FIRST_VIEWS_PATH = '/first-views';

/**
 * What a browser says of a view that is traced: how long it took, and nothing of who looks or at what. Milliseconds from
 * the browser's request for the document.
 */
export interface FirstView {
  /** As the document's response named it. */
  traceparent: string;
  /** Until the first byte of the response. */
  firstByte: number;
  /** Until the document was parsed. */
  parsed: number;
  /** Until everything of the page was loaded. */
  loaded: number;
}
