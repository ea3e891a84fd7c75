/**
 * npm run new:module -- <names> [--label "…"]: makes an API module with a table, and its list in the back office
 * (docs/how-to/add-a-module.md).
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fail, isMainModule, repositoryRoot, run } from './process.mjs';
import { fillTemplate, writeTemplates } from './templates.mjs';

const TEMPLATES = path.join(import.meta.dirname, 'new-module/templates');
/** Plural, because it names the table and the address; a row has the same name without its s. */
const NAME = /^[a-z]+(?:-[a-z]+)*s$/;

/** Where a module is named: its import, if it needs one, and its place in the file's first list. */
const LISTS = [
  {
    file: 'api/src/database/data-source.ts',
    imported: `import { Create{{Name}}{{time}} } from './migrations/{{time}}-create-{{name}}';`,
    entry: 'Create{{Name}}{{time}},',
  },
  {
    file: 'api/src/app.module.ts',
    imported: `import { {{Name}}Module } from './modules/{{name}}/{{name}}.module';`,
    entry: '{{Name}}Module,',
  },
  {
    file: 'admin-mfe/src/tabs/tabs.ts',
    entry: `lazyTab({
    id: '{{name}}',
    label: '{{label}}',
    group: 'system',
    area: 'system',
    load: async () => (await import(/* webpackChunkName: "{{name}}-tab" */ '../pages/{{name}}/{{name}}-tab')).{{Name}}Tab,
  }),`,
  },
];
const END_OF_LIST = '\n];';

/**
 * Writes an API module and its page of the back office, and names them in the lists of modules and tabs.
 *
 * @param {{ name: string, label?: string, root?: string }} options `label` is the tab's name.
 * @returns {Promise<{ made: string[], changed: string[] }>}
 * @throws with one sentence when the name is unusable or taken. Nothing is written then.
 */
export async function createModule({ name, label = titleOf(name), root = repositoryRoot }) {
  if (!NAME.test(name))
    throw new Error(`${name || 'It'} is no name for a module: one like day-notes is, in the plural.`);
  if (/['\\\p{Cc}]/u.test(label)) throw new Error('The label has no quotation mark and one line.');
  const row = name.slice(0, -1);
  /** @type {Record<string, string>} */
  const values = {
    name,
    row,
    Name: pascal(name),
    Row: pascal(row),
    NAME: name.replaceAll('-', '_').toUpperCase(),
    table: name.replaceAll('-', '_'),
    label,
    time: String(Date.now()),
  };
  for (const parent of ['api/src/modules', 'admin-mfe/src/pages'])
    if (existsSync(path.join(root, parent, name)))
      throw new Error(`There is a folder ${parent}/${name} already.`);
  const lists = await Promise.all(LISTS.map((list) => withEntry(list, values, root)));
  const named = (/** @type {string} */ template) =>
    template.replaceAll(/__(\w+?)__/g, (found, place) => values[place] ?? found);
  const templates = await writeTemplates(TEMPLATES, values, (template) => path.join(root, named(template)));
  for (const { file, text } of lists) await writeFile(path.join(root, file), text);
  return { made: templates.map(named), changed: lists.map(({ file }) => file) };
}

/**
 * A file with one entry more, and its import.
 *
 * @param {(typeof LISTS)[number]} list
 * @param {Record<string, string>} values
 * @param {string} root
 */
async function withEntry({ file, imported = '', entry }, values, root) {
  const text = await readFile(path.join(root, file), 'utf8');
  const lastImport = [...text.matchAll(/^import .*;$/gm)].at(-1);
  if (!lastImport || !text.includes(END_OF_LIST))
    throw new Error(`${file} has no list of a kind that can be added to.`);
  const head = lastImport.index + lastImport[0].length;
  const body = text.slice(head).replace(END_OF_LIST, () => `\n${fillTemplate(entry, values)}${END_OF_LIST}`);
  const more = imported && `\n${fillTemplate(imported, values)}`;
  return { file, text: `${text.slice(0, head)}${more}${body}` };
}

/** @param {string} name */
function pascal(name) {
  return name.split('-').map(titleOf).join('');
}

/** @param {string} word */
function titleOf(word) {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

if (isMainModule(import.meta.url)) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { label: { type: 'string' } },
    });
    const [name = ''] = positionals;
    const { made, changed } = await createModule({ ...values, name });
    await run('npx', ['prettier', '--log-level=warn', '--write', ...made, ...changed]);
    console.log(`Made:\n  ${made.join('\n  ')}\nChanged:\n  ${changed.join('\n  ')}`);
    console.log('Next: docs/how-to/add-a-module.md, from step 2.');
  } catch (error) {
    fail(error);
  }
}
