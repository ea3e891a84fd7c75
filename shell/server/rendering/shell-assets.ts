import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The shell's own build, as documents refer to it. */
export interface ShellAssets {
  directory: string;
  scriptUrl: string;
  scriptIntegrity: string;
  styleUrl: string;
  styleText: string;
  /** Links of every document's head: icon, feed. */
  headLinks: string;
}

const PUBLIC_PATH = '/assets/';

/**
 * Reads the browser build that lies beside the server build.
 *
 * @throws when the build is missing a file.
 */
export function readShellAssets(directory: string): ShellAssets {
  const names = readdirSync(directory);
  const script = only(names, /^shell\.[\w.-]*js$/, directory);
  const style = only(names, /^shell\.[\w.-]*css$/, directory);
  return {
    directory,
    scriptUrl: PUBLIC_PATH + script,
    scriptIntegrity: `sha384-${createHash('sha384')
      .update(readFileSync(path.join(directory, script)))
      .digest('base64')}`,
    styleUrl: PUBLIC_PATH + style,
    styleText: readFileSync(path.join(directory, style), 'utf8'),
    headLinks:
      '<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">' +
      '<link rel="alternate" type="application/atom+xml" title="Stillsam" href="/feed.xml">',
  };
}

function only(names: string[], pattern: RegExp, directory: string): string {
  const matches = names.filter((name) => pattern.test(name));
  const [name] = matches;
  if (!name || matches.length > 1)
    throw new Error(`${directory} holds ${matches.length} files like ${pattern}; build the shell again`);
  return name;
}
