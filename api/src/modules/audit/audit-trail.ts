import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../database/database';
import { AuditEntryEntity } from './audit-entry.entity';

export interface Action {
  actorId: string;
  action: string;
  target: string;
  requestId: string;
}

interface OpenAction extends Action {
  isWritten: boolean;
}

/** Long enough for the ids of what one call touches; a bulk's thousand ids are cut. */
const LONGEST_TARGET = 4000;

/**
 * Writes what admins do. The entry of an action is part of the transaction that carries it out, so that neither
 * exists without the other; an action without a transaction gets its entry before it is answered.
 */
@Injectable()
export class AuditTrail implements OnModuleInit {
  readonly #open = new AsyncLocalStorage<OpenAction>();

  constructor(private readonly database: Database) {}

  onModuleInit(): void {
    this.database.beforeCommit(async (manager) => {
      const action = this.#open.getStore();
      if (!action || action.isWritten) return;
      await insert(manager, { ...toEntry(action), outcome: 'done' });
      return () => (action.isWritten = true);
    });
  }

  /** Names what the action under way is done to, where its address does not: a row that it makes. */
  setTarget(target: string): void {
    const action = this.#open.getStore();
    if (action) action.target = target;
  }

  /** Runs an action; `toCode` names the error that refused it. */
  async record<Result>(
    action: Action,
    work: () => Promise<Result>,
    toCode: (error: unknown) => string,
  ): Promise<Result> {
    const open: OpenAction = { ...action, isWritten: false };
    return this.#open.run(open, async () => {
      let result: Result;
      try {
        result = await work();
      } catch (error) {
        await this.#write({ ...toEntry(open), outcome: 'refused', code: toCode(error) }).catch(() => {
          // The database is what failed: the caller is told why by the first error.
        });
        throw error;
      }
      if (!open.isWritten) await this.#write({ ...toEntry(open), outcome: 'done' });
      return result;
    });
  }

  async #write(entry: Partial<AuditEntryEntity>): Promise<void> {
    await insert(this.database.source.manager, entry);
  }
}

function insert(manager: EntityManager, entry: Partial<AuditEntryEntity>) {
  return manager.insert(AuditEntryEntity, entry);
}

function toEntry({ actorId, action, target, requestId }: Action) {
  return { actorId, action, target: target.slice(0, LONGEST_TARGET), requestId };
}
