import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Database } from '../../database/database';
import { insertNew } from '../../database/rows';
import { AuditTrail } from '../audit/audit-trail';
import { displayName } from '../auth/user.mapper';
import { announceChange } from '../blog/changes/content-changes.repository';
import type { Saver, SavedBy } from '../drafts/revisions';
import { SettingEntity } from './setting.entity';
import type { SettingDto } from './settings.dto';
import { DomainError } from '../../http/domain-error';

/** A section of the settings: a part that is read, changed and versioned as a whole. */
export interface Section<Value extends object> {
  id: string;
  /** What holds until somebody changes it, and for a field that a stored value does not have yet. */
  initial: Value;
  /** What visitors' caches drop on a change, for a section that the public site shows. */
  tag?: string;
}

export interface SettingState<Value> extends SettingDto {
  value: Value;
}

/** What the owner sets in the back office. A module reads its own section, and has a controller of its own for it. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly database: Database,
    private readonly trail: AuditTrail,
  ) {}

  /** The value that holds now. @param manager of a transaction that reads it. */
  async read<Value extends object>(section: Section<Value>, manager = this.database.manager): Promise<Value> {
    return (await this.state(section, manager)).value;
  }

  /** The value with its version, and who changed it last. */
  async state<Value extends object>(
    section: Section<Value>,
    manager = this.database.manager,
  ): Promise<SettingState<Value>> {
    return toState(section, await manager.findOneBy(SettingEntity, { section: section.id }));
  }

  /** The states of several sections, by one query. */
  async states<Sections extends Record<keyof Sections, Section<object>>>(
    sections: Sections,
    manager = this.database.manager,
  ): Promise<{ [Name in keyof Sections]: SettingState<Sections[Name]['initial']> }> {
    const named = Object.entries<Section<object>>(sections);
    const rows = await manager.findBy(SettingEntity, { section: In(named.map(([, { id }]) => id)) });
    const states = named.map(([name, section]) => [
      name,
      toState(
        section,
        rows.find((row) => row.section === section.id),
      ),
    ]);
    return Object.fromEntries(states);
  }

  /**
   * Changes a section. The audit log names it and what changed in it.
   *
   * @param body the version that the change starts from, and the fields of the section.
   * @param changes what the log names; the fields that differ when left out.
   * @throws DomainError 412 SETTING_CHANGED when the version is not the current one.
   */
  async change<Value extends object>(
    section: Section<Value>,
    body: Value & { version: number },
    user: Saver,
    changes?: string[],
  ): Promise<SettingState<Value>> {
    return this.database.transaction(async (manager) => {
      const before = await this.state(section, manager);
      const isChanged = await store(manager, {
        section: section.id,
        value: valueOf(section, body),
        version: body.version + 1,
        changedBy: user.id,
        changedByName: displayName(user),
        changedAt: new Date(),
      });
      if (!isChanged) throw settingChanged(await changedBy(manager, section.id, user));
      const current = await this.state(section, manager);
      this.trail.setTarget([section.id, ...(changes ?? differences(before.value, current.value))].join(', '));
      if (section.tag) await announceChange(manager, { slugs: [], tags: [section.tag] });
      return current;
    });
  }
}

/** The section's part of an object, such as a body with its version: the fields that the initial value has. */
function valueOf<Value extends object>({ initial }: Section<Value>, from: Partial<Value>): Value {
  const names = new Set(Object.keys(initial));
  const own = Object.entries(from).filter(([name, value]) => names.has(name) && value !== undefined);
  return { ...initial, ...Object.fromEntries(own) };
}

function toState<Value extends object>(
  section: Section<Value>,
  row: SettingEntity | null | undefined,
): SettingState<Value> {
  return {
    value: valueOf(section, row?.value ?? {}),
    version: row?.version ?? 0,
    changed_at: row?.changedAt ?? null,
    changed_by_name: row?.changedByName ?? null,
  };
}

/** Stores the next version. @returns false when the current one is not the version before it. */
async function store(manager: EntityManager, row: SettingEntity): Promise<boolean> {
  if (row.version > 1) {
    const { section, ...fields } = row;
    return (
      (await manager.update(SettingEntity, { section, version: row.version - 1 }, fields)).affected === 1
    );
  }
  return (await insertNew(manager, SettingEntity, row, 'section')) !== undefined;
}

async function changedBy(manager: EntityManager, section: string, caller: Saver) {
  const row = await manager.findOneBy(SettingEntity, { section });
  return { saved_by_name: row?.changedByName ?? '', is_own: row?.changedBy === caller.id };
}

function differences(before: object, after: object): string[] {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => !isDeepStrictEqual(old.get(name), value))
    .map(([name]) => name);
}

const settingChanged = (by: SavedBy) =>
  new DomainError(
    412,
    'SETTING_CHANGED',
    by.is_own
      ? 'Du har sparat uppgifterna i ett annat fönster sedan du öppnade dem här.'
      : 'Någon annan har sparat uppgifterna sedan du öppnade dem.',
    { extra: { ...by } },
  );
