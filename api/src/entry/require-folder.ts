import path from 'node:path';
import { parseArgs } from 'node:util';

/** The one argument of a command: a folder. @throws with one sentence when it is missing. */
export function requireFolder(): string {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error('Name one folder.');
  return path.resolve(folder);
}
