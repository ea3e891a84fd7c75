/**
 * Development only, in place of `react/jsx-dev-runtime`: elements are made by the JSX runtime that the shell shares. The
 * package's own one is of React's development build and fails beside the production build of a deployed shell.
 */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

export function jsxDEV(type, props, key, hasStaticChildren) {
  return hasStaticChildren ? jsxs(type, props, key) : jsx(type, props, key);
}
