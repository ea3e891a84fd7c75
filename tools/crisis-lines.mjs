import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from './process.mjs';

/** Helplines change numbers and hours: each is checked twice a year. */
const MAX_DAYS_SINCE_CHECK = 180;
const DAY_MS = 86_400_000;

/** @typedef {{ name: string, checkedOn?: string | null, source: string }} CrisisLine */

/**
 * The helplines that nobody has checked within 180 days of `now`, as `name: since when`.
 *
 * @param {{ groups: { lines: CrisisLine[] }[], byText: CrisisLine }} content
 * @param {number} now
 */
export function dueCrisisLines({ groups, byText }, now) {
  return [...groups.flatMap(({ lines }) => lines), byText]
    .filter(({ checkedOn }) => !checkedOn || now - Date.parse(checkedOn) > MAX_DAYS_SINCE_CHECK * DAY_MS)
    .map(({ name, checkedOn, source }) => `${name}: ${checkedOn ?? 'never'} (${source})`);
}

/**
 * Lists the helplines that somebody has to call or look up again; says nothing when all are checked.
 *
 * @param {(text: string) => void} log
 */
export async function announceCrisisLines(log) {
  const file = path.join(repositoryRoot, 'content/crisis-lines.json');
  const due = dueCrisisLines(JSON.parse(await readFile(file, 'utf8')), Date.now());
  if (due.length === 0) return;
  const list = due.map((line) => `  - ${line}`).join('\n');
  log(
    `\nBefore the site goes public, somebody must check these lines of content/crisis-lines.json. Last checked:\n${list}`,
  );
}
