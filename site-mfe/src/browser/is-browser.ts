/** Whether this is a visitor's browser, rather than the server. */
export const isBrowser = typeof document !== 'undefined';
