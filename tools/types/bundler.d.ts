declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}
declare module '*.css' {}

/** What the bundler puts into a build with hot updates. */
declare let __webpack_public_path__: string;

interface ImportMeta {
  webpackHot: {
    /** @returns the changed modules, or null where there is no update. */
    check(applies: boolean): Promise<string[] | null>;
    apply(): Promise<string[]>;
  };
}

/** React's runtime of hot updates has no types of its own. */
declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(scope: Window): void;
}
