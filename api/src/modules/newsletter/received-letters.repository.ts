import type { EntityManager } from 'typeorm';

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
