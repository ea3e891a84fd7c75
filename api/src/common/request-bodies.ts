const JSON_BODY = ['application/json'];
export const FORM_BODY = 'application/x-www-form-urlencoded';

/** Routes that take another media type than JSON. */
const BODY_KINDS: Readonly<Record<string, string[]>> = {
  // RFC 8058: a mail program posts a form. The address holds the token, and the form is not read.
  '/api/newsletter/unsubscribe': [...JSON_BODY, 'application/x-www-form-urlencoded', 'multipart/form-data'],
  // Native form submissions of browsers without JavaScript.
  '/api/newsletter/unsubscribe/form': [FORM_BODY],
  '/api/newsletter/preferences/form': [FORM_BODY],
  '/api/withdrawals/form': [FORM_BODY],
  '/api/admin/newsletter/subscribers/import': ['text/csv'],
  '/api/admin/media': ['multipart/form-data'],
};

/** @returns the media types that a route takes. */
export const bodyKindsOf = (path: string): string[] => BODY_KINDS[path] ?? JSON_BODY;
