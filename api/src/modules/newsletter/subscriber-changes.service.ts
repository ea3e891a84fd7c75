import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../database/database';
import { deleteConfirmations } from './confirmations.repository';
import { ConsentLedger } from './consent-ledger';
import type { BulkResultDto, BulkUpdateDto } from './subscribers.dto';
import {
  deleteSubscribers,
  lockSubscribers,
  markUnsubscribed,
  type LockedSubscriber,
} from './subscribers.repository';
import { Suppressions } from './suppressions';

const SOURCE = 'admin';

/** Bulk changes of subscribers by admins, each in one transaction. */
@Injectable()
export class SubscriberChangesService {
  constructor(
    private readonly database: Database,
    private readonly consents: ConsentLedger,
    private readonly suppressions: Suppressions,
  ) {}

  bulkUpdate({ ids, action }: BulkUpdateDto): Promise<BulkResultDto> {
    return this.database.transaction(async (manager) => {
      const found = await lockSubscribers(manager, ids);
      const affected = action === 'delete' ? found : found.filter(({ status }) => status !== 'unsubscribed');
      if (action === 'delete') await deleteSubscribers(manager, idsOf(affected));
      else await this.#unsubscribeAll(manager, affected);
      return {
        requested: ids.length,
        affected: affected.length,
        unchanged: found.length - affected.length,
        missing: ids.length - found.length,
      };
    });
  }

  async #unsubscribeAll(manager: EntityManager, subscribers: LockedSubscriber[]): Promise<void> {
    const ids = idsOf(subscribers);
    await markUnsubscribed(manager, ids);
    await deleteConfirmations(manager, ids);
    await this.suppressions.add(
      manager,
      subscribers.map(({ email }) => email),
      'unsubscribed',
    );
    await this.consents.recordAll(
      manager,
      subscribers.map((subject) => ({ subject, source: SOURCE })),
      { action: 'withdrawn' },
    );
  }
}

const idsOf = (subscribers: LockedSubscriber[]) => subscribers.map(({ id }) => id);
