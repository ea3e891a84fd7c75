import type { EntityManager } from 'typeorm';
import { toSearchText, type SubscriberStatus } from './subscriber.entity';
import { conditionOf, SUBSCRIBER_COLUMNS } from './subscriber-lists.repository';
import type { SubscriberDto, SubscriberFilterDto } from './subscribers.dto';

export interface LockedSubscriber {
  id: string;
  email: string;
  status: SubscriberStatus;
}

export interface ImportedSubscriber {
  email: string;
  firstName: string;
  lastName: string;
}

/** Holds the row until the end of the transaction. */
export async function lockSubscriber(manager: EntityManager, id: string): Promise<SubscriberDto | undefined> {
  const [row]: SubscriberDto[] = await manager.query(
    `SELECT ${SUBSCRIBER_COLUMNS} FROM newsletter_subscribers WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return row;
}

/** @param email in its canonical spelling. @param lock `FOR UPDATE` holds the row until the end of the transaction. */
export async function findSubscriberByEmail(
  manager: EntityManager,
  email: string,
  lock: '' | 'FOR UPDATE' = '',
): Promise<SubscriberDto | undefined> {
  const [row]: SubscriberDto[] = await manager.query(
    `SELECT ${SUBSCRIBER_COLUMNS} FROM newsletter_subscribers WHERE email = $1 ${lock}`,
    [email],
  );
  return row;
}

/** Locks in the order of ids, so that two bulk changes cannot deadlock. */
export function lockSubscribers(manager: EntityManager, ids: string[]): Promise<LockedSubscriber[]> {
  return manager.query(
    `SELECT id, email, status FROM newsletter_subscribers WHERE id = ANY ($1) ORDER BY id FOR UPDATE`,
    [ids],
  );
}

/**
 * Inserts active subscribers in the order of their addresses, so that two imports cannot deadlock.
 *
 * @returns the inserted ones; an existing row is unchanged.
 */
export function insertImportedSubscribers(
  manager: EntityManager,
  rows: ImportedSubscriber[],
  source: string,
): Promise<{ id: string; email: string }[]> {
  const inOrder = [...rows].sort((one, other) => (one.email < other.email ? -1 : 1));
  return manager.query(
    `INSERT INTO newsletter_subscribers (email, first_name, last_name, search_text, status, source, confirmed_at)
     SELECT email, first_name, last_name, search_text, 'active', $5, now()
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS row (email, first_name, last_name, search_text)
     ON CONFLICT (email) DO NOTHING RETURNING id, email`,
    [
      inOrder.map(({ email }) => email),
      inOrder.map(({ firstName }) => firstName),
      inOrder.map(({ lastName }) => lastName),
      inOrder.map(({ email, firstName, lastName }) => toSearchText(email, firstName, lastName)),
      source,
    ],
  );
}

/** Unsubscribes active and pending subscribers who complained, and marks the others as bounced. @returns how many. */
export async function markUndeliverable(
  manager: EntityManager,
  { bounced, complained }: { bounced: string[]; complained: string[] },
): Promise<number> {
  const [, affected]: [unknown, number] = await manager.query(
    `UPDATE newsletter_subscribers AS s
     SET status = CASE WHEN s.email = ANY ($2) THEN 'unsubscribed' ELSE 'bounced' END
     FROM (SELECT id FROM newsletter_subscribers
           WHERE email = ANY ($1) AND status IN ('active', 'pending') ORDER BY id FOR UPDATE) AS named
     WHERE s.id = named.id`,
    [[...bounced, ...complained], complained],
  );
  return affected;
}

/** Ids of those whom a filter selects, in their order after `last`, at most `size`. */
export async function findSelectedIds(
  manager: EntityManager,
  filter: SubscriberFilterDto,
  { last, size }: { last: string; size: number },
): Promise<string[]> {
  const { where, values } = conditionOf(filter, 3);
  const rows: { id: string }[] = await manager.query(
    `SELECT id FROM newsletter_subscribers ${where || 'WHERE true'} AND id > $1 ORDER BY id LIMIT $2`,
    [last, size, ...values],
  );
  return rows.map(({ id }) => id);
}

/** @returns undefined where the address has a row already. */
export async function insertSubscriber(
  manager: EntityManager,
  { email, firstName = '', lastName = '' }: Pick<ImportedSubscriber, 'email'> & Partial<ImportedSubscriber>,
  status: 'active' | 'pending',
  source: string,
): Promise<SubscriberDto | undefined> {
  const [row]: SubscriberDto[] = await manager.query(
    `INSERT INTO newsletter_subscribers (email, first_name, last_name, search_text, status, source, confirmed_at)
     VALUES ($1, $2, $3, $4, $5, $6, CASE WHEN $5 = 'active' THEN now() END)
     ON CONFLICT (email) DO NOTHING RETURNING ${SUBSCRIBER_COLUMNS}`,
    [email, firstName, lastName, toSearchText(email, firstName, lastName), status, source],
  );
  return row;
}

export async function updateSubscriber(
  manager: EntityManager,
  { id, email, first_name, last_name, interests, frequency }: SubscriberDto,
): Promise<void> {
  await manager.query(
    `UPDATE newsletter_subscribers
     SET first_name = $2, last_name = $3, search_text = $4, interests = $5, frequency = $6 WHERE id = $1`,
    [id, first_name, last_name, toSearchText(email, first_name, last_name), interests, frequency],
  );
}

export async function addUndo(manager: EntityManager, changeId: string, ids: string[]): Promise<void> {
  await manager.query(
    `INSERT INTO newsletter_undo (change_id, subscriber_id) SELECT $1, id FROM unnest($2::bigint[]) AS id
     ON CONFLICT (subscriber_id, change_id) DO UPDATE SET changed_at = now()`,
    [changeId, ids],
  );
}

/** Takes the next subscribers of a change that can still be undone, locked, at most `limit`. */
export async function takeUndo(
  manager: EntityManager,
  changeId: string,
  limit: number,
): Promise<LockedSubscriber[]> {
  // The subscriber is locked first, as everywhere: another order could deadlock.
  const taken: LockedSubscriber[] = await manager.query(
    `SELECT s.id, s.email, s.status
     FROM newsletter_undo AS undo JOIN newsletter_subscribers AS s ON s.id = undo.subscriber_id
     WHERE undo.change_id = $1 AND undo.changed_at > now() - interval '1 hour'
     ORDER BY s.id LIMIT $2 FOR UPDATE OF s`,
    [changeId, limit],
  );
  await manager.query('DELETE FROM newsletter_undo WHERE change_id = $1 AND subscriber_id = ANY ($2)', [
    changeId,
    taken.map(({ id }) => id),
  ]);
  return taken;
}

/** A subscriber who unsubscribes, too, is not restored. */
export async function dropUndo(manager: EntityManager, subscriberId: string): Promise<void> {
  await manager.query('DELETE FROM newsletter_undo WHERE subscriber_id = $1', [subscriberId]);
}

/** Notes that a subscriber left by a link of a letter. */
export async function markLeft(manager: EntityManager, letter: string, subscriberId: string): Promise<void> {
  await manager.query(
    `UPDATE campaign_recipients SET left_at = now()
     WHERE subscriber_id = $2 AND campaign_id = (SELECT id FROM campaigns WHERE slug = $1)`,
    [letter, subscriberId],
  );
}

/** Counts a complaint for the newest letter that each address got. A report names the address alone. */
export async function markComplained(manager: EntityManager, emails: string[]): Promise<void> {
  await manager.query(
    `UPDATE campaign_recipients SET complained_at = coalesce(complained_at, now()) WHERE id IN (
       SELECT DISTINCT ON (recipient.subscriber_id) recipient.id FROM campaign_recipients AS recipient
       JOIN newsletter_subscribers AS subscriber ON subscriber.id = recipient.subscriber_id
       WHERE subscriber.email = ANY ($1) AND recipient.state IN ('sent', 'uncertain')
       ORDER BY recipient.subscriber_id, recipient.handed_at DESC)`,
    [emails],
  );
}

/** Letters that were sent to a subscriber, oldest first. */
export function findLettersTo(
  manager: EntityManager,
  subscriberId: string,
): Promise<{ subject: string; state: string; handed_at: Date | null }[]> {
  return manager.query(
    `SELECT campaign.subject, recipient.state, recipient.handed_at
     FROM campaign_recipients AS recipient JOIN campaigns AS campaign ON campaign.id = recipient.campaign_id
     WHERE recipient.subscriber_id = $1 ORDER BY recipient.id`,
    [subscriberId],
  );
}
