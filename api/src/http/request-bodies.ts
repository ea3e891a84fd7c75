const JSON_BODY = ['application/json'];
export const FORM_BODY = 'application/x-www-form-urlencoded';

/** Routes that take another media type than JSON. */
const BODY_KINDS: Readonly<Record<string, string[]>> = {
  // RFC 8058: a mail program posts a form. The address holds the token, and the form is not read.
  '/api/newsletter/unsubscribe': [...JSON_BODY, FORM_BODY, 'multipart/form-data'],
  '/api/admin/newsletter/subscribers/import': ['text/csv'],
  '/api/admin/media': ['multipart/form-data'],
};

/** Whether a route takes a native form submission, of browsers without JavaScript: its pattern ends with `/form`. */
export const takesForm = (route = ''): boolean => route.endsWith('/form');

/** @returns the media types that a route takes. */
export const bodyKindsOf = (route = ''): string[] =>
  BODY_KINDS[route] ?? (takesForm(route) ? [FORM_BODY] : JSON_BODY);

/** A message of 5,000 characters, each of up to nine bytes as a form encodes it, and a few short fields. */
const MAX_FORM_BYTES = 64 * 1024;
const MAX_POST_BYTES = 1024 * 1024;
export const MAX_BODY_BYTES = 100 * 1024;

/** @returns bytes of JSON or of a form that a route takes. */
export function maxBytesOf(route: string): number {
  if (takesForm(route)) return MAX_FORM_BYTES;
  const isPost = ['/api/blog/posts', '/api/blog/admin/working-copies'].some((start) =>
    route.startsWith(start),
  );
  return isPost ? MAX_POST_BYTES : MAX_BODY_BYTES;
}

/** Fields and list items in all; a post with its lists has fewer than a hundred. */
const MAX_ENTRIES = 500;
/** Routes that take long lists: up to 1,000 ids, up to 500 events of two fields. */
const LONG_LISTS: ReadonlySet<string> = new Set([
  '/api/admin/newsletter/subscribers/bulk-update',
  '/api/newsletter/bounces',
]);
const MAX_ENTRIES_OF_LONG_LISTS = 2000;

/** @returns how many fields and list items a route's body may hold in all. */
export const maxEntriesOf = (route = ''): number =>
  LONG_LISTS.has(route) ? MAX_ENTRIES_OF_LONG_LISTS : MAX_ENTRIES;
