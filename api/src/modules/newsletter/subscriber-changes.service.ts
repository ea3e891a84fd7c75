import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Database } from '../../database/database';
import { AuditTrail } from '../audit/audit-trail';
import { deleteConfirmations } from './opt-in.repository';
import { ConsentLedger } from './consents.repository';
import { selectionChanged, undoExpired } from './newsletter.errors';
import { SubscriberEntity } from './subscriber.entity';
import { countSubscribers, sumOf } from './subscriber-lists.repository';
import type { BulkAllDto, BulkResultDto, BulkUpdateDto, UndoneDto } from './subscribers.dto';
import {
  findSelectedIds,
  lockSubscribers,
  type LockedSubscriber,
  addUndo,
  takeUndo,
} from './subscribers.repository';
import { Suppressions } from './suppressions.repository';

const SOURCE = 'admin';
/** Subscribers of one transaction. */
const BATCH = 1000;

interface Change {
  action: 'delete' | 'unsubscribe';
  /** Names it, to be undone. */
  id: string;
}

/** Bulk changes of subscribers by admins. */
@Injectable()
export class SubscriberChangesService {
  constructor(
    private readonly audit: AuditTrail,
    private readonly database: Database,
    private readonly consents: ConsentLedger,
    private readonly suppressions: Suppressions,
  ) {}

  /** In one transaction. */
  bulkUpdate({ ids, action }: BulkUpdateDto): Promise<BulkResultDto> {
    return this.#change(ids, { action: action === 'delete' ? 'delete' : 'unsubscribe', id: randomUUID() });
  }

  /**
   * Everybody whom the filter selects, a thousand in a transaction. A call that is repeated after a failure continues
   * where it stopped, as the ones before are no longer selected or unchanged.
   *
   * @throws DomainError 409 SELECTION_CHANGED where another number is selected than was confirmed.
   */
  async bulkAll({ action, expected, undo = randomUUID(), ...filter }: BulkAllDto): Promise<BulkResultDto> {
    // The other filters may tell of a person.
    this.audit.setTarget(`${action} ${expected} ${filter.status}`);
    const { manager } = this.database.source;
    if (sumOf(await countSubscribers(manager, filter)) !== expected) throw selectionChanged();
    const change: Change = { action, id: undo };
    const total: BulkResultDto = { requested: 0, affected: 0, unchanged: 0, missing: 0, undo: null };
    let last = '0';
    // Never more than was confirmed, also when others subscribe meanwhile.
    while (total.requested < expected) {
      const size = Math.min(BATCH, expected - total.requested);
      const ids = await findSelectedIds(manager, filter, { last, size });
      if (ids.length === 0) break;
      last = ids.at(-1) ?? last;
      const result = await this.#change(ids, change);
      for (const name of ['requested', 'affected', 'unchanged', 'missing'] as const)
        total[name] += result[name];
      total.undo ??= result.undo;
    }
    return total;
  }

  /** Restores the active ones of a change that unsubscribed them. @throws DomainError 410 UNDO_EXPIRED. */
  async undo(changeId: string): Promise<UndoneDto> {
    let restored = 0;
    let taken: number;
    do {
      const batch = await this.database.transaction(async (manager) => {
        const subscribers = await takeUndo(manager, changeId, BATCH);
        const count = await this.#restore(manager, subscribers);
        // Inside, because a commit records the action as done.
        if (restored + count === 0) throw undoExpired();
        return { taken: subscribers.length, restored: count };
      });
      taken = batch.taken;
      restored += batch.restored;
    } while (taken === BATCH);
    return { restored };
  }

  async #restore(manager: EntityManager, subscribers: LockedSubscriber[]): Promise<number> {
    const left = subscribers.filter(({ status }) => status === 'unsubscribed');
    // A complaint that came in between stays.
    const lifted = await this.suppressions.liftUnsubscribed(
      manager,
      left.map(({ email }) => email),
    );
    const back = left.filter(({ email }) => lifted.has(email));
    await manager.update(SubscriberEntity, { id: In(idsOf(back)) }, { status: 'active' });
    await this.consents.record(manager, back, { action: 'restored', source: SOURCE });
    return back.length;
  }

  #change(ids: string[], { action, id }: Change): Promise<BulkResultDto> {
    return this.database.transaction(async (manager) => {
      const found = await lockSubscribers(manager, ids);
      const affected = action === 'delete' ? found : found.filter(({ status }) => status !== 'unsubscribed');
      const active = affected.filter(({ status }) => status === 'active');
      if (action === 'delete') await manager.delete(SubscriberEntity, { id: In(idsOf(affected)) });
      else {
        await this.#unsubscribeAll(manager, affected);
        await addUndo(manager, id, idsOf(active));
      }
      return {
        requested: ids.length,
        affected: affected.length,
        unchanged: found.length - affected.length,
        missing: ids.length - found.length,
        undo: action === 'unsubscribe' && active.length > 0 ? id : null,
      };
    });
  }

  async #unsubscribeAll(manager: EntityManager, subscribers: LockedSubscriber[]): Promise<void> {
    const ids = idsOf(subscribers);
    await manager.update(SubscriberEntity, { id: In(ids) }, { status: 'unsubscribed' });
    await deleteConfirmations(manager, ids);
    await this.suppressions.add(
      manager,
      subscribers.map(({ email }) => email),
      'unsubscribed',
    );
    await this.consents.record(manager, subscribers, { action: 'withdrawn', source: SOURCE });
  }
}

const idsOf = (subscribers: LockedSubscriber[]) => subscribers.map(({ id }) => id);
