import type { EntityManager } from 'typeorm';
import { conditionOf } from '../../newsletter/subscriber-lists.repository';
import type { CampaignEntity } from '../drafts/campaign.entity';

/** `handing`: handed to the mail server, whose response is not known. `uncertain`: it will not be known. */
type RecipientState = 'waiting' | 'handing' | 'sent' | 'refused' | 'skipped' | 'uncertain';

export type RecipientCounts = Record<RecipientState, number>;

/** A recipient whose turn it is. */
export interface ClaimedRecipient {
  id: string;
  subscriber_id: string;
  email: string;
  first_name: string;
  domain: string;
  attempts: number;
  /** Whether its turn was reserved in the pace of its domain less than a minute ago. */
  has_slot: boolean;
  /** Why it may not get the letter now; null when it may. */
  obstacle: string | null;
}

const MAX_LATE_DAYS = 3;

/** How an attempt ended. */
export interface Outcome {
  id: string;
  /** Number of the attempt, so that an outcome that is stored late changes no later attempt. */
  attempt: number;
  state: Exclude<RecipientState, 'handing'>;
  reason: string | null;
  /** Seconds until the next attempt; of `waiting` only. */
  pauseSeconds: number;
}

/** Subscribers of an audience: `$1` interests, `$2` and `$3` first and last day of sign-up. */
const AUDIENCE = `subscriber.status = 'active'
   AND (cardinality($1::text[]) = 0 OR cardinality(subscriber.interests) = 0 OR subscriber.interests && $1::text[])
   AND ($2::date IS NULL OR subscriber.created_at >= ($2::date)::timestamp AT TIME ZONE 'Europe/Stockholm')
   AND ($3::date IS NULL OR subscriber.created_at < ($3::date + 1)::timestamp AT TIME ZONE 'Europe/Stockholm')`;

type Audience = Pick<CampaignEntity, 'interests' | 'signed_up_from' | 'signed_up_to' | 'segment'>;

const valuesOf = ({ interests, signed_up_from, signed_up_to }: Audience) => [
  interests,
  signed_up_from,
  signed_up_to,
];

/** Subscribers of the segment that a letter goes to. @param first number of the first parameter. */
function inSegment({ segment }: Audience, first: number): { sql: string; values: string[] } {
  if (!segment) return { sql: '', values: [] };
  const { where, values } = conditionOf(segment.filter, first);
  return { sql: `AND subscriber.id IN (SELECT id FROM newsletter_subscribers ${where})`, values };
}

/** Number of subscribers who would get a letter now. */
export async function countAudience(manager: EntityManager, audience: Audience): Promise<number> {
  const { sql, values } = inSegment(audience, 4);
  const [row]: { count: number }[] = await manager.query(
    `SELECT count(*)::integer AS count FROM newsletter_subscribers AS subscriber
     WHERE ${AUDIENCE} ${sql} AND (subscriber.paused_until IS NULL OR subscriber.paused_until <= now())`,
    [...valuesOf(audience), ...values],
  );
  return row?.count ?? 0;
}

/**
 * Writes rows for the next `size` subscribers of a campaign's audience after the id `last`, at random times within the
 * hours it is spread over. @returns the last one's id; null at the end.
 */
export async function addRecipients(
  manager: EntityManager,
  campaign: CampaignEntity,
  last: string,
  size: number,
): Promise<string | null> {
  const { sql, values } = inSegment(campaign, 8);
  const [row]: { last: string | null }[] = await manager.query(
    `WITH batch AS (
       SELECT id, email FROM newsletter_subscribers AS subscriber
       WHERE ${AUDIENCE} ${sql} AND id > $5 ORDER BY id LIMIT $6
     ), added AS (
       INSERT INTO campaign_recipients (campaign_id, subscriber_id, domain, due_at)
       SELECT $4, id, split_part(email, '@', 2), now() + random() * make_interval(hours => $7) FROM batch
       ON CONFLICT DO NOTHING)
     SELECT max(id) AS last FROM batch`,
    [...valuesOf(campaign), campaign.id, last, size, campaign.spread_hours, ...values],
  );
  return row?.last ?? null;
}

/** Writes rows for subscribers who confirmed as many days ago as a welcome letter waits, once it had started. */
export async function addWelcomed(manager: EntityManager, campaign: CampaignEntity): Promise<void> {
  await manager.query(
    `INSERT INTO campaign_recipients (campaign_id, subscriber_id, domain, due_at)
     SELECT $4::bigint, subscriber.id, split_part(email, '@', 2), confirmed_at + make_interval(days => $5::integer)
     FROM newsletter_subscribers AS subscriber
     WHERE ${AUDIENCE} AND confirmed_at >= $6::timestamptz AND confirmed_at <= now() - make_interval(days => $5::integer)
       AND NOT EXISTS (SELECT FROM campaign_recipients WHERE campaign_id = $4::bigint AND subscriber_id = subscriber.id)
     ORDER BY subscriber.id LIMIT 1000
     ON CONFLICT DO NOTHING`,
    [...valuesOf(campaign), campaign.id, campaign.welcome_days, campaign.startedAt],
  );
}

/**
 * Locks due recipients of a campaign, the longest due first, and skips those that other processes have locked. Someone
 * who gets at most one letter a month has an obstacle for thirty days after one, and a welcome letter one where its day was
 * so long ago that it would surprise.
 */
export function lockDueRecipients(
  manager: EntityManager,
  campaignId: string,
  limit: number,
): Promise<ClaimedRecipient[]> {
  return manager.query(
    `WITH due AS (
       SELECT * FROM campaign_recipients WHERE campaign_id = $1 AND state = 'waiting' AND due_at <= now()
       ORDER BY due_at, id LIMIT $2 FOR UPDATE SKIP LOCKED)
     SELECT due.id, due.subscriber_id, due.domain, due.attempts, subscriber.email, subscriber.first_name,
       due.has_slot AND due.due_at > now() - interval '1 minute' AS has_slot,
       CASE
         WHEN subscriber.id IS NULL THEN 'erased'
         WHEN subscriber.status <> 'active' THEN subscriber.status
         WHEN subscriber.paused_until > now() THEN 'paused'
         WHEN welcome_days IS NOT NULL AND subscriber.welcome_stopped_at IS NOT NULL THEN 'no-welcome'
         WHEN confirmed_at < now() - make_interval(days => welcome_days + ${MAX_LATE_DAYS}) THEN 'late'
         WHEN subscriber.frequency = 'monthly' AND EXISTS (
           SELECT FROM campaign_recipients AS earlier
           WHERE earlier.subscriber_id = due.subscriber_id AND earlier.id <> due.id AND earlier.state IN ('sent', 'uncertain')
             AND earlier.handed_at > now() - interval '30 days') THEN 'monthly'
       END AS obstacle
     FROM due JOIN campaigns AS campaign ON campaign.id = due.campaign_id
     LEFT JOIN newsletter_subscribers AS subscriber ON subscriber.id = due.subscriber_id
     ORDER BY due.due_at, due.id`,
    [campaignId, limit],
  );
}

/** Marks recipients as being handed to the mail server. What is committed here is never handed over a second time. */
export async function markHanding(manager: EntityManager, ids: string[]): Promise<void> {
  await manager.query(
    `UPDATE campaign_recipients SET state = 'handing', handed_at = now(), attempts = attempts + 1 WHERE id = ANY ($1)`,
    [ids],
  );
}

/** Reserves later turns: the row of each id is due at its time. */
export async function reserveSlots(
  manager: EntityManager,
  slots: { id: string; dueAt: Date }[],
): Promise<void> {
  await manager.query(
    `UPDATE campaign_recipients AS recipient SET due_at = slot.due_at, has_slot = true
     FROM unnest($1::bigint[], $2::timestamptz[]) AS slot (id, due_at) WHERE recipient.id = slot.id`,
    [slots.map(({ id }) => id), slots.map(({ dueAt }) => dueAt)],
  );
}

export async function markSkipped(
  manager: EntityManager,
  skipped: { id: string; obstacle: string }[],
): Promise<void> {
  await manager.query(
    `UPDATE campaign_recipients AS recipient SET state = 'skipped', reason = skipped.reason
     FROM unnest($1::bigint[], $2::text[]) AS skipped (id, reason) WHERE recipient.id = skipped.id`,
    [skipped.map(({ id }) => id), skipped.map(({ obstacle }) => obstacle)],
  );
}

/** Stores how attempts ended, also of rows that were taken for uncertain meanwhile. */
export async function storeOutcomes(manager: EntityManager, outcomes: Outcome[]): Promise<void> {
  await manager.query(
    `UPDATE campaign_recipients AS recipient SET state = outcome.state, reason = outcome.reason, has_slot = false,
       due_at = CASE outcome.state WHEN 'waiting' THEN now() + make_interval(secs => outcome."pauseSeconds") ELSE due_at END
     FROM jsonb_to_recordset($1) AS outcome (id bigint, attempt integer, state text, reason text, "pauseSeconds" float8)
     WHERE recipient.id = outcome.id AND recipient.attempts = outcome.attempt
       AND recipient.state IN ('handing', 'uncertain')`,
    [JSON.stringify(outcomes)],
  );
}

/** Marks what no process can be handing over any more as uncertain. */
export async function markAbandonedUncertain(manager: EntityManager, leaseSeconds: number): Promise<void> {
  await manager.query(
    `UPDATE campaign_recipients SET state = 'uncertain'
     WHERE state = 'handing' AND handed_at < now() - make_interval(secs => $1)`,
    [leaseSeconds],
  );
}

/** Whether a campaign has recipients whose turn is still to come, or who are being handed over. */
export async function hasUnfinished(manager: EntityManager, campaignId: string): Promise<boolean> {
  const [row]: { exists: boolean }[] = await manager.query(
    `SELECT EXISTS (SELECT FROM campaign_recipients WHERE campaign_id = $1 AND state = 'waiting')
       OR EXISTS (SELECT FROM campaign_recipients WHERE state = 'handing' AND campaign_id = $1) AS exists`,
    [campaignId],
  );
  return row?.exists ?? false;
}

/** Numbers of recipients by state, which triggers keep. @returns those of a campaign. */
export async function countRecipients(
  manager: EntityManager,
  campaignIds: string[],
): Promise<(id: string) => RecipientCounts> {
  const rows: { campaign_id: string; state: RecipientState; count: number }[] = await manager.query(
    `SELECT campaign_id, state, sum(count)::integer AS count FROM campaign_counts
     WHERE campaign_id = ANY ($1) GROUP BY campaign_id, state`,
    [campaignIds],
  );
  return (id) => {
    const counts = { waiting: 0, handing: 0, sent: 0, refused: 0, skipped: 0, uncertain: 0 };
    for (const { campaign_id, state, count } of rows) if (campaign_id === id) counts[state] = count;
    return counts;
  };
}
