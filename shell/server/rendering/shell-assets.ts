import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { INSTALL_LINKS } from '../offline/web-app-manifest';

/** A stylesheet that stands in the document, under the address that a script would load it from. */
export interface InlineStyle {
  href: string;
  text: string;
}

/** An address and the hash under which a browser takes what comes from it. */
export interface PinnedFile {
  url: string;
  integrity: string;
}

/** The shell's own build, as documents refer to it. */
export interface ShellAssets {
  directory: string;
  scriptUrl: string;
  scriptIntegrity: string;
  /** Value of the `Link` header of public documents: what they need beside themselves is fetched while they come. */
  preloads: string;
  /** The styles of every document. */
  style: InlineStyle;
  /** The style of every public document's footer. */
  footerStyle: PinnedFile;
  /** Those of pages whose markup is in documents from the start and whose script comes late. */
  lateStyles: { cookieSettings: InlineStyle[]; offline: InlineStyle[] };
  /** Links of every document's head: icon, feed. */
  headLinks: string;
  /** Those of public documents: what makes the site installable. */
  publicHeadLinks: string;
}

const PUBLIC_PATH = '/assets/';

/** What every first screen is set in. */
const FIRST_FONTS = [/^literata\.\w+\.woff2$/, /^hanken-grotesk\.\w+\.woff2$/];

/**
 * Reads the browser build that lies beside the server build.
 *
 * @throws when the build is missing a file.
 */
export function readShellAssets(directory: string): ShellAssets {
  const names = readdirSync(directory);
  const script = only(names, /^shell\.[\w.-]*js$/, directory);
  const readStyle = (name: string): InlineStyle => ({
    href: PUBLIC_PATH + name,
    text: readFileSync(path.join(directory, name), 'utf8'),
  });
  const stylesOf = (chunk: string) =>
    names.filter((name) => name.startsWith(`${chunk}.`) && name.endsWith('.css')).map(readStyle);
  const scriptUrl = PUBLIC_PATH + script;
  const scriptIntegrity = `sha384-${hashFile('sha384', path.join(directory, script))}`;
  const footerStyle = only(names, /^late-footer\.[\w.-]*css$/, directory);
  const fonts = readdirSync(path.join(directory, 'fonts'));
  const fontUrls = FIRST_FONTS.map((pattern) => `${PUBLIC_PATH}fonts/${only(fonts, pattern, directory)}`);
  return {
    directory,
    scriptUrl,
    scriptIntegrity,
    preloads: [
      ...fontUrls.map((url) => `<${url}>; rel=preload; as=font; crossorigin`),
      `<${scriptUrl}>; rel=preload; as=script; integrity="${scriptIntegrity}"; crossorigin; fetchpriority=low`,
    ].join(', '),
    style: readStyle(only(names, /^shell\.[\w.-]*css$/, directory)),
    footerStyle: {
      url: PUBLIC_PATH + footerStyle,
      integrity: `sha256-${hashFile('sha256', path.join(directory, footerStyle))}`,
    },
    lateStyles: {
      cookieSettings: stylesOf('late-cookie-settings'),
      offline: stylesOf('late-offline-page'),
    },
    headLinks:
      '<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">' +
      '<link rel="alternate" type="application/atom+xml" title="Stillsam" href="/feed.xml">',
    publicHeadLinks: INSTALL_LINKS,
  };
}

function hashFile(algorithm: 'sha256' | 'sha384', file: string): string {
  return createHash(algorithm).update(readFileSync(file)).digest('base64');
}

function only(names: string[], pattern: RegExp, directory: string): string {
  const matches = names.filter((name) => pattern.test(name));
  const [name] = matches;
  if (!name || matches.length > 1)
    throw new Error(`${directory} holds ${matches.length} files like ${pattern}; build the shell again`);
  return name;
}
