import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { Column, Entity, getMetadataArgsStorage, PrimaryColumn } from 'typeorm';
import periods from '../../content/retention.json' with { type: 'json' };
import { registrations } from './app.module';
import { createDataSource } from './database/data-source';
import type { ModuleRegistration } from './module-registration';

const SOURCE = import.meta.dirname;
/** Columns that may name a person or say where to reach one. */
const PERSONAL = /e-?mail|recipient|address|phone|name$/i;

const filesEndingIn = (end: string) =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(end));

/** Columns with an address or a name, of a module that has neither a source of personal data nor a reason. */
function unaccounted(
  entities: Type[],
  { personalData, holdsNoPersonalData }: ModuleRegistration = {},
): string[] {
  if (personalData || holdsNoPersonalData?.trim()) return [];
  const storage = getMetadataArgsStorage();
  return entities
    .flatMap((entity) => storage.filterColumns(lineOf(entity)))
    .map(({ propertyName }) => propertyName)
    .filter((name) => PERSONAL.test(name));
}

/** A class and those that it extends, whose columns are its own. */
function lineOf(entity: Type): Type[] {
  const parent: unknown = Object.getPrototypeOf(entity);
  return typeof parent === 'function' && parent.name ? [entity, ...lineOf(parent as Type)] : [entity];
}

@Entity('visitors')
class VisitorEntity {
  @PrimaryColumn('bigint') id: string;
  @Column('text', { name: 'mailed_to' }) replyEmail: string;
}
class PostalVisitorEntity extends VisitorEntity {
  @Column('text') street: string;
}

const isTable = (value: unknown): value is Type =>
  getMetadataArgsStorage().tables.some(({ target }) => target === value);

const exportsOf = async (file: string): Promise<unknown[]> =>
  Object.values((await import(path.join(SOURCE, file))) as object);

/** What stands in the files of a kind, with the folder of its module. */
const inFiles = async (end: string) =>
  Promise.all(
    filesEndingIn(end).map(async (file) => ({
      folder: path.dirname(file).split(path.sep)[1],
      values: await exportsOf(file),
    })),
  );

const registeredIn = async () =>
  (await inFiles('.module.ts')).flatMap(({ folder, values }) =>
    (values as { registration?: ModuleRegistration }[]).flatMap(({ registration }) =>
      registration ? [{ folder, registration }] : [],
    ),
  );

describe('the registration of a module', () => {
  it('accounts for every address and name in its tables', async () => {
    const registered = await registeredIn();
    for (const { folder, values } of await inFiles('.entity.ts')) {
      const registration = registered.find((one) => one.folder === folder)?.registration;
      expect({ folder, columns: unaccounted(values.filter(isTable), registration) }).toEqual({
        folder,
        columns: [],
      });
    }
  });

  it('refuses a module that keeps an address and registers no source', () => {
    expect(unaccounted([VisitorEntity])).toEqual(['replyEmail']);
    expect(unaccounted([PostalVisitorEntity])).toEqual(['replyEmail']);
    expect(unaccounted([VisitorEntity], { holdsNoPersonalData: ' ' })).toEqual(['replyEmail']);
  });

  it('admits it with a source, or with a reason', () => {
    const personalData = { read: () => Promise.resolve({}) };
    expect(unaccounted([VisitorEntity], { personalData })).toEqual([]);
    expect(unaccounted([VisitorEntity], { holdsNoPersonalData: 'Made up.' })).toEqual([]);
  });

  it('finds the addresses that the modules keep', async () => {
    const entities = (await inFiles('.entity.ts')).flatMap(({ values }) => values.filter(isTable));
    expect(entities.length).toBeGreaterThan(15);
    const withoutSources = unaccounted(entities);
    expect(withoutSources).toEqual(expect.arrayContaining(['email', 'recipient', 'firstName', 'username']));
  });

  it('finds every table of the API in a file of its kind', async () => {
    const found = (await inFiles('.entity.ts')).flatMap(({ values }) => values.filter(isTable));
    const loaded = getMetadataArgsStorage().tables.map(({ target }) => target);
    expect(new Set(loaded)).toEqual(new Set([...found, VisitorEntity]));
  });

  it('names every migration once', () => {
    const migrations = createDataSource('').options.migrations as Type[];
    const numbers = migrations.map(({ name }) => /\d+$/.exec(name)?.[0]);
    const files = readdirSync(path.join(SOURCE, 'database/migrations')).map((file) => file.split('-')[0]);
    expect(numbers.sort()).toEqual(files.sort());
  });

  it('reaches the list of the API', async () => {
    const written = (await registeredIn()).map(({ registration }) => registration);
    expect(new Set(written)).toEqual(new Set(registrations));
    expect(written).toHaveLength(registrations.length);
  });

  it('applies every period that the privacy policy states', () => {
    const applied = registrations.flatMap(({ retention }) => retention ?? []).map(({ id }) => id);
    expect(new Set(applied).size).toBe(applied.length);
    // The outbox deletes its mails itself.
    const stated = periods.map(({ id }) => id).filter((id) => id !== 'mails');
    expect(applied).toEqual(expect.arrayContaining(stated));
  });

  it('deletes the entries of an order after the order', () => {
    const tables = registrations.flatMap(({ retention }) => retention ?? []).map(({ table }) => table);
    expect(tables.indexOf('withdrawals')).toBeLessThan(tables.indexOf('orders'));
    expect(tables.lastIndexOf('orders')).toBeLessThan(tables.indexOf('audit_log'));
  });
});
