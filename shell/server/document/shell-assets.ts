import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { INSTALL_LINKS } from './web-app-manifest';

/** An inlined stylesheet, with the address that a script would load it from. */
export interface InlineStyle {
  href: string;
  text: string;
}

/** A script that runs only with the pinned content. */
export interface PinnedScript {
  url: string;
  /** `sha384-…` */
  integrity: string;
}

/** The shell's own build, as documents refer to it. */
export interface ShellAssets {
  directory: string;
  /** Those that start every page; the browser runs each in a task of its own. */
  scripts: PinnedScript[];
  /** Value of the `Link` header of public documents: the browser requests their scripts while they stream in. */
  preload: string;
  /** The styles of every document. */
  style: InlineStyle;
  /** The styles of the shell's own pages. */
  pageStyles: { cookieSettings: InlineStyle[]; crisisHelp: InlineStyle[]; offline: InlineStyle[] };
  /** Links of every document's head: icon, feed. */
  headLinks: string;
  /** Links of public documents that make the site installable. */
  publicHeadLinks: string;
}

const PUBLIC_PATH = '/assets/';
/** Entry and split libraries (rspack.config.mjs). */
const STARTING_SCRIPTS = [/^libraries\.[\w.-]*js$/, /^shell\.[\w.-]*js$/];

/**
 * Reads the browser build in the folder beside the server build.
 *
 * @throws when the build is missing a file.
 */
export function readShellAssets(directory: string): ShellAssets {
  const names = readdirSync(directory);
  const readStyle = (name: string): InlineStyle => ({
    href: PUBLIC_PATH + name,
    text: readFileSync(path.join(directory, name), 'utf8'),
  });
  const stylesOf = (chunk: string) =>
    names.filter((name) => name.startsWith(`${chunk}.`) && name.endsWith('.css')).map(readStyle);
  const scripts = STARTING_SCRIPTS.map((pattern) => pinScript(directory, only(names, pattern, directory)));
  return {
    directory,
    scripts,
    preload: scripts
      .map(
        ({ url, integrity }) =>
          `<${url}>; rel=preload; as=script; integrity="${integrity}"; crossorigin; fetchpriority=low`,
      )
      .join(', '),
    style: readStyle(only(names, /^shell\.[\w.-]*css$/, directory)),
    pageStyles: {
      cookieSettings: stylesOf('cookie-settings-page'),
      crisisHelp: stylesOf('crisis-help-page'),
      offline: stylesOf('offline-page'),
    },
    headLinks:
      '<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">' +
      '<link rel="alternate" type="application/atom+xml" title="Stillsam" href="/feed.xml">',
    publicHeadLinks: INSTALL_LINKS,
  };
}

function pinScript(directory: string, name: string): PinnedScript {
  const hash = createHash('sha384').update(readFileSync(path.join(directory, name)));
  return { url: PUBLIC_PATH + name, integrity: `sha384-${hash.digest('base64')}` };
}

function only(names: string[], pattern: RegExp, directory: string): string {
  const matches = names.filter((name) => pattern.test(name));
  const [name] = matches;
  if (!name || matches.length > 1)
    throw new Error(`${directory} holds ${matches.length} files like ${pattern}; build the shell again`);
  return name;
}
