import path from 'node:path';
import { injectManifest } from 'workbox-build';

/** Hashed files of the browser build that every page may need. */
const SHELL_FILES = ['*.js', '*.css', 'fonts/*.woff2', 'icon.svg'];
const HASHED = /\.[0-9a-f]{8}\./;
/** Bytes: a generous limit, because development builds are not minified. */
const LARGEST_BYTES = process.env.NODE_ENV === 'development' ? 16 * 1024 * 1024 : 1024 * 1024;

/** Writes the list of the shell's own files into the service worker, by workbox-build. */
export class ShellFilesPlugin {
  /** @param {{ browser: string, source: string, target: string, publicPath: string }} options */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('ShellFilesPlugin', async () => {
      const { browser, source, target, publicPath } = this.options;
      const { warnings } = await injectManifest({
        swSrc: path.resolve(source),
        swDest: path.resolve(target),
        globDirectory: browser,
        globPatterns: SHELL_FILES,
        modifyURLPrefix: { '': publicPath },
        dontCacheBustURLsMatching: HASHED,
        maximumFileSizeToCacheInBytes: LARGEST_BYTES,
      });
      if (warnings.length > 0) throw new Error(warnings.join('\n'));
    });
  }
}
