import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const ENDING = '.template';

/**
 * Writes a file for each template of a folder, with its places filled.
 *
 * @param {string} folder
 * @param {Record<string, string>} values
 * @param {(file: string) => string} targetOf path of a file, from that of its template without the ending.
 * @returns {Promise<string[]>} the templates, without their ending.
 */
export async function writeTemplates(folder, values, targetOf) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const templates = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ENDING))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).slice(0, -ENDING.length))
    .sort();
  for (const file of templates) {
    const text = fillTemplate(await readFile(path.join(folder, file + ENDING), 'utf8'), values);
    await mkdir(path.dirname(targetOf(file)), { recursive: true });
    await writeFile(targetOf(file), text);
  }
  return templates;
}

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
