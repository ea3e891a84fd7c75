import { readdir } from 'node:fs/promises';
import path from 'node:path';

const ENDING = '.template';

/** The files that a folder has templates of, without their ending. @param {string} folder */
export async function listTemplates(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ENDING))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).slice(0, -ENDING.length))
    .sort();
}

/** @param {string} folder @param {string} file */
export const templateOf = (folder, file) => path.join(folder, file + ENDING);

/**
 * Fills the places of a template: `{{name}}`.
 *
 * @param {string} template
 * @param {Record<string, string>} values
 * @throws when it asks for what nobody gives.
 */
export function fillTemplate(template, values) {
  return template.replaceAll(/\{\{([@/:\w-]+)\}\}/g, (place, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A template asks for ${place}.`);
    return value;
  });
}
