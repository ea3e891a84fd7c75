import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../database/database';
import { ConsentLedger } from './consent-ledger';
import type { SubscriberStatus } from './subscriber.entity';
import type { BulkResultDto, BulkUpdateDto } from './subscribers.dto';
import { Suppressions } from './suppressions';

const SOURCE = 'admin';

interface LockedSubscriber {
  id: string;
  email: string;
  status: SubscriberStatus;
}

/** What admins do with many subscribers at once: all of it or nothing. */
@Injectable()
export class SubscriberChangesService {
  constructor(
    private readonly database: Database,
    private readonly consents: ConsentLedger,
    private readonly suppressions: Suppressions,
  ) {}

  bulkUpdate({ ids, action }: BulkUpdateDto): Promise<BulkResultDto> {
    return this.database.transaction(async (manager) => {
      const found = await lockAll(manager, ids);
      const affected = action === 'delete' ? found : found.filter(({ status }) => status !== 'unsubscribed');
      if (action === 'delete') await deleteAll(manager, affected);
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
    const ids = subscribers.map(({ id }) => id);
    await manager.query(`UPDATE newsletter_subscribers SET status = 'unsubscribed' WHERE id = ANY ($1)`, [
      ids,
    ]);
    await manager.query(`DELETE FROM newsletter_confirmations WHERE subscriber_id = ANY ($1)`, [ids]);
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

/** In the order of their ids, so that two bulk changes never wait for each other. */
function lockAll(manager: EntityManager, ids: string[]): Promise<LockedSubscriber[]> {
  return manager.query(
    `SELECT id, email, status FROM newsletter_subscribers WHERE id = ANY ($1) ORDER BY id FOR UPDATE`,
    [ids],
  );
}

async function deleteAll(manager: EntityManager, subscribers: LockedSubscriber[]): Promise<void> {
  await manager.query(`DELETE FROM newsletter_subscribers WHERE id = ANY ($1)`, [
    subscribers.map(({ id }) => id),
  ]);
}
