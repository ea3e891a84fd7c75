/** React's runtime of hot updates has no types of its own. */
declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(scope: Window): void;
}
