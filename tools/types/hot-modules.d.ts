/** What the bundler puts into a build with hot updates. */
declare let __webpack_public_path__: string;

interface ImportMeta {
  webpackHot: {
    /** @returns the changed modules, or null where there is no update. */
    check(applies: boolean): Promise<string[] | null>;
    apply(): Promise<string[]>;
  };
}
