import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { Column, Entity, getMetadataArgsStorage, PrimaryColumn } from 'typeorm';
import periods from '../../content/retention.json' with { type: 'json' };
import { createDataSource } from './database/data-source';
import type { ModuleRegistration } from './module-registration';
import { REGISTRATIONS } from './registrations';

const SOURCE = import.meta.dirname;
/** Columns that may name a person or say where to reach one. */
const PERSONAL = /e-?mail|recipient|address|phone|name$/i;

const filesEndingIn = (end: string) =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(end));

/** Columns with an address or a name, of a module that has neither a source of personal data nor a reason. */
function unaccounted({ entities = [], personalData, holdsNoPersonalData }: ModuleRegistration): string[] {
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

describe('the list of registrations', () => {
  it.each(REGISTRATIONS)('accounts for every address and name, number %#', (registration) => {
    expect(unaccounted(registration)).toEqual([]);
  });

  it('refuses a module that keeps an address and registers no source', () => {
    expect(unaccounted({ entities: [VisitorEntity] })).toEqual(['replyEmail']);
    expect(unaccounted({ entities: [PostalVisitorEntity] })).toEqual(['replyEmail']);
    expect(unaccounted({ entities: [VisitorEntity], holdsNoPersonalData: ' ' })).toEqual(['replyEmail']);
  });

  it('admits it with a source, or with a reason', () => {
    const personalData = { read: () => Promise.resolve({}) };
    expect(unaccounted({ entities: [VisitorEntity], personalData })).toEqual([]);
    expect(unaccounted({ entities: [VisitorEntity], holdsNoPersonalData: 'Made up.' })).toEqual([]);
  });

  it('finds the addresses that the modules keep', () => {
    const withoutSources = REGISTRATIONS.map(({ entities }) => unaccounted({ entities })).flat();
    expect(withoutSources).toEqual(expect.arrayContaining(['email', 'recipient', 'firstName', 'username']));
  });

  it('names every entity once', async () => {
    const modules = await Promise.all(
      filesEndingIn('.entity.ts').map(
        (file): Promise<Record<string, unknown>> => import(path.join(SOURCE, file)),
      ),
    );
    const tables = new Set(getMetadataArgsStorage().tables.map(({ target }) => target));
    const written = modules
      .flatMap((one) => Object.values(one))
      .filter((value) => tables.has(value as never));
    const registered = REGISTRATIONS.flatMap(({ entities }) => entities ?? []);
    expect(written.length).toBeGreaterThan(15);
    expect(new Set(registered)).toEqual(new Set(written));
    expect(registered).toHaveLength(written.length);
  });

  it('names every migration once', () => {
    const migrations = createDataSource('').options.migrations as Type[];
    const numbers = migrations.map(({ name }) => /\d+$/.exec(name)?.[0]);
    const files = readdirSync(path.join(SOURCE, 'database/migrations')).map((file) => file.split('-')[0]);
    expect(numbers.sort()).toEqual(files.sort());
  });

  it('holds each of them', () => {
    expect(REGISTRATIONS).toHaveLength(filesEndingIn('.registration.ts').length);
  });

  it('applies every period that the privacy policy states', () => {
    const applied = REGISTRATIONS.flatMap(({ retention }) => retention ?? []).map(({ id }) => id);
    expect(new Set(applied).size).toBe(applied.length);
    // The outbox deletes its mails itself.
    const stated = periods.map(({ id }) => id).filter((id) => id !== 'mails');
    expect(applied).toEqual(expect.arrayContaining(stated));
  });

  it('deletes the entries of an order after the order', () => {
    const tables = REGISTRATIONS.flatMap(({ retention }) => retention ?? []).map(({ table }) => table);
    expect(tables.indexOf('withdrawals')).toBeLessThan(tables.indexOf('orders'));
    expect(tables.lastIndexOf('orders')).toBeLessThan(tables.indexOf('audit_log'));
  });
});
