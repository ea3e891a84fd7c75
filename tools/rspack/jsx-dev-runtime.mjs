/**
 * Development only, in place of `react/jsx-dev-runtime`: elements are made by the JSX runtime that the shell shares.
 */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

/**
 * @param {Parameters<typeof jsx>[0]} type
 * @param {Parameters<typeof jsx>[1]} props
 * @param {Parameters<typeof jsx>[2]} key
 * @param {boolean} hasStaticChildren
 */
export function jsxDEV(type, props, key, hasStaticChildren) {
  return hasStaticChildren ? jsxs(type, props, key) : jsx(type, props, key);
}
