import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { repositoryRoot } from './process.mjs';
import { createModule } from './new-module.mjs';

/** The lists of the repository itself, so that the command fails here when one of them changes its form. */
const LISTS = ['api/src/database/data-source.ts', 'api/src/app.module.ts', 'admin-mfe/src/tabs/tabs.ts'];

/** @type {string} */
let root;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'stillsam-new-'));
  for (const file of LISTS) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await cp(path.join(repositoryRoot, file), path.join(root, file));
  }
});
afterEach(() => rm(root, { recursive: true }));

const read = (/** @type {string} */ file) => readFile(path.join(root, file), 'utf8');
const filesIn = async (/** @type {string} */ folder) => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).sort();
};

describe('a new module', () => {
  it('has the files of any module with a list, at most thirteen with the lists that name it', async () => {
    const { made, changed } = await createModule({ name: 'day-notes', label: 'Dagsnoteringar', root });
    expect(made.map((file) => file.replace(/\d{13}/, '<time>')).sort()).toEqual([
      'admin-mfe/src/pages/day-notes/day-notes-tab.spec.tsx',
      'admin-mfe/src/pages/day-notes/day-notes-tab.tsx',
      'admin-mfe/src/pages/day-notes/day-notes.copy.ts',
      'api/src/database/migrations/<time>-create-day-notes.ts',
      'api/src/modules/day-notes/day-note.entity.ts',
      'api/src/modules/day-notes/day-notes.controller.ts',
      'api/src/modules/day-notes/day-notes.dto.ts',
      'api/src/modules/day-notes/day-notes.module.ts',
      'api/src/modules/day-notes/day-notes.service.ts',
      'api/test/day-notes/day-notes.spec.ts',
    ]);
    expect(changed.toSorted()).toEqual(LISTS.toSorted());
    expect(await filesIn(root)).toEqual([...made, ...changed].sort());
    expect(made.length + changed.length).toBeLessThanOrEqual(13);
  });

  it('leaves no place of a template unfilled', async () => {
    const { made } = await createModule({ name: 'day-notes', root });
    for (const file of made) {
      expect(file).not.toMatch(/__|undefined/);
      expect(await read(file)).not.toMatch(/\{\{|\}\}|undefined/);
    }
    const entity = await read('api/src/modules/day-notes/day-note.entity.ts');
    expect(entity).toContain("@Entity('day_notes')\nexport class DayNoteEntity extends DatedRow {");
    expect(await read('admin-mfe/src/tabs/tabs.ts')).toContain("label: 'Day-notes'");
  });

  it('comes last in each list, and takes nothing out', async () => {
    const before = await Promise.all(LISTS.map(read));
    await createModule({ name: 'day-notes', root });
    const after = await Promise.all(LISTS.map(read));
    const added = after.map((text, index) => {
      const known = new Set(before[index]?.split('\n'));
      return text
        .split('\n')
        .filter((line) => !known.has(line))
        .map((line) => line.replaceAll(/\d{13}/g, '<time>'));
    });
    expect(added).toEqual([
      [
        `import { CreateDayNotes<time> } from './migrations/<time>-create-day-notes';`,
        'CreateDayNotes<time>,',
      ],
      [`import { DayNotesModule } from './modules/day-notes/day-notes.module';`, 'DayNotesModule,'],
      [
        'lazyTab({',
        "    id: 'day-notes',",
        "    label: 'Day-notes',",
        `    load: async () => (await import(/* webpackChunkName: "day-notes-tab" */ '../pages/day-notes/day-notes-tab')).DayNotesTab,`,
      ],
    ]);
    expect(
      after.map((text, index) => text.split('\n').length - (before[index] ?? '').split('\n').length),
    ).toEqual([2, 2, 7]);
    expect(after[0]).toMatch(/\nCreateDayNotes\d{13},\n\];/);
  });

  it.each(['', 'Notes', 'note', './notes', 'day_notes', 'notes-'])('refuses the name %j', async (name) => {
    await expect(createModule({ name, root })).rejects.toThrow('is no name for a module');
    expect(await filesIn(root)).toEqual(LISTS.toSorted());
  });

  it('refuses a name that is taken, and a label that ends the text it stands in', async () => {
    await createModule({ name: 'notes', root });
    await expect(createModule({ name: 'notes', root })).rejects.toThrow('There is a folder');
    await expect(createModule({ name: 'days', label: `D'or`, root })).rejects.toThrow('no quotation mark');
  });
});
