/** True in a browser, false on the server. */
export const isBrowser = typeof document !== 'undefined';
