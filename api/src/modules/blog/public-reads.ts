import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../database/database';
import { ReadReplica } from '../../database/read-replica';
import { ContentChanges } from './content-changes';
import { readContentVersion } from './content-changes.repository';

/** Requests whose callers know of a newer version than this process: a replica may not have it. */
export const aheadRequests = new AsyncLocalStorage<true>();

/**
 * Reads for visitors: on the replica when it has the version of content that this process knows, else on the database.
 * Every change of public content raises the version in its own transaction, so no answer is older than what is known.
 */
@Injectable()
export class PublicReads {
  constructor(
    private readonly database: Database,
    private readonly replica: ReadReplica,
    private readonly changes: ContentChanges,
  ) {}

  /** @param work runs a second time, on the database, when the replica fails. */
  async run<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    // A process that is not notified of changes does not know how new an answer has to be.
    const mayBeOld = !this.changes.isConnected || aheadRequests.getStore();
    const answer = mayBeOld ? undefined : await this.#readReplica(work);
    return answer ? answer.value : work(this.database.manager);
  }

  #readReplica<Result>(work: (manager: EntityManager) => Promise<Result>) {
    const known = this.changes.version;
    return this.replica.read(async (manager) => (await readContentVersion(manager)) >= known, work);
  }
}
