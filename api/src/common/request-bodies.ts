/** Routes that take another kind of body than JSON, and which. */
export const OTHER_BODIES: Readonly<Record<string, string[]>> = {
  // RFC 8058: a mail program posts a form. All it says stands in the address; the form is not read.
  '/api/newsletter/unsubscribe': ['application/x-www-form-urlencoded', 'multipart/form-data'],
  '/api/admin/newsletter/subscribers/import': ['text/csv'],
  '/api/admin/media': ['multipart/form-data'],
};
