import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../database/database';
import { AuditEntryEntity, type AuditOutcome } from './audit-entry.entity';
import { toDomainError } from '../../http/error.filter';

/** Actor of what a reviewer without an account does by a mailed link. */
export const LINKED_REVIEWER = '-1';

export interface Action {
  actorId: string;
  action: string;
  target: string;
  requestId: string;
  /** Browser and system of the session, where there is one. */
  device?: string;
}

interface OpenAction extends Action {
  isWritten: boolean;
}

/** Long enough for the ids of one call; the thousand ids of a bulk change are cut. */
const MAX_TARGET_LENGTH = 4000;

/**
 * Records the actions of admins. An action and its entry are committed in one transaction; an action without a
 * transaction gets its entry before its response.
 */
@Injectable()
export class AuditTrail implements OnModuleInit {
  readonly #open = new AsyncLocalStorage<OpenAction>();

  constructor(private readonly database: Database) {}

  onModuleInit(): void {
    this.database.beforeCommit(async (manager) => {
      const action = this.#open.getStore();
      if (!action || action.isWritten) return;
      await write(manager, action, 'done');
      return () => (action.isWritten = true);
    });
  }

  /** Sets the target of the current action where its address has none, such as a row that it creates. */
  setTarget(target: string): void {
    const action = this.#open.getStore();
    if (action) action.target = target;
  }

  /** Runs an action and records it, with the code of the error that refused it. */
  async record<Result>(action: Action, work: () => Promise<Result>): Promise<Result> {
    const open: OpenAction = { ...action, isWritten: false };
    const { source } = this.database;
    return this.#open.run(open, async () => {
      let result: Result;
      try {
        result = await work();
      } catch (error) {
        await write(source.manager, open, 'refused', toDomainError(error).code).catch(() => {
          // The entry fails with the database; the response carries the first error.
        });
        throw error;
      }
      if (!open.isWritten) await write(source.manager, open, 'done');
      return result;
    });
  }
}

function write(
  manager: EntityManager,
  { actorId, action, target, requestId, device }: Action,
  outcome: AuditOutcome,
  code?: string,
) {
  const cut = target.slice(0, MAX_TARGET_LENGTH);
  return manager.insert(AuditEntryEntity, { actorId, action, target: cut, requestId, device, outcome, code });
}
