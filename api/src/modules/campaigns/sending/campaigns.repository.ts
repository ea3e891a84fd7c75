import { IsNull, Not, type EntityManager } from 'typeorm';
import type { PauseReason } from '../drafts/campaign.entity';
import { sliceOf } from '../../../contract/pagination';
import type { RefusedRecipientDto } from './campaign-figures.dto';

/** Letters that visitors see: at least one copy was sent, they are listed, and they welcome nobody. */
export const PUBLIC_LETTER = { firstSentAt: Not(IsNull()), is_listed: true, welcome_days: IsNull() };

/** Campaigns that are being sent, the longest running first. */
export function findSending(manager: EntityManager): Promise<{ id: string; is_welcome: boolean }[]> {
  return manager.query(
    `SELECT id, welcome_days IS NOT NULL AS is_welcome FROM campaigns WHERE status = 'sending' ORDER BY started_at, id`,
  );
}

/** Locks a campaign that is due, against other processes only: an admin may still cancel it. */
export async function lockDueCampaign(manager: EntityManager): Promise<string | undefined> {
  const [row]: { id: string }[] = await manager.query(
    `SELECT id FROM campaigns WHERE status = 'scheduled' AND send_at <= now() AND pg_try_advisory_xact_lock(20, id::integer)
     ORDER BY send_at, id LIMIT 1`,
  );
  return row?.id;
}

/** A welcome letter that is switched on again keeps its first start. @returns false where the campaign was cancelled meanwhile. */
export async function markSending(manager: EntityManager, id: string): Promise<boolean> {
  const [, count]: [unknown, number] = await manager.query(
    `UPDATE campaigns SET status = 'sending', started_at = coalesce(started_at, now()) WHERE id = $1 AND status = 'scheduled'`,
    [id],
  );
  return count > 0;
}

/** Marks a campaign as sent, unless it welcomes new subscribers. */
export async function markSent(manager: EntityManager, id: string): Promise<void> {
  await manager.query(
    `UPDATE campaigns SET status = 'sent', finished_at = now()
     WHERE id = $1 AND status = 'sending' AND welcome_days IS NULL`,
    [id],
  );
}

/** Notes which letters have reached their first reader. @returns whether any has since the last call. */
export async function markFirstSent(manager: EntityManager): Promise<boolean> {
  const [, count]: [unknown, number] = await manager.query(
    `UPDATE campaigns SET first_sent_at = now() WHERE first_sent_at IS NULL AND started_at IS NOT NULL AND 0 < (
       SELECT sum(count) FROM campaign_counts WHERE campaign_id = campaigns.id AND state = 'sent')`,
  );
  return count > 0;
}

export interface Pause {
  /** null for every campaign that is being sent. */
  id: string | null;
  reason: PauseReason;
  detail: string;
  /** null where only an admin resumes it. */
  pauseSeconds: number | null;
}

export async function pauseSending(manager: EntityManager, pause: Pause): Promise<void> {
  await manager.query(
    `UPDATE campaigns SET status = 'paused', pause_reason = $2, pause_detail = $3,
       resume_at = now() + make_interval(secs => $4::float8)
     WHERE status = 'sending' AND ($1::bigint IS NULL OR id = $1)`,
    [pause.id, pause.reason, pause.detail, pause.pauseSeconds],
  );
}

/** Resumes campaigns whose pause ends by itself. */
export async function resumeDue(manager: EntityManager): Promise<void> {
  await manager.query(
    `UPDATE campaigns SET status = 'sending', pause_reason = NULL, pause_detail = NULL, resume_at = NULL
     WHERE status = 'paused' AND resume_at <= now()`,
  );
}

/** Counts a page view that came from a letter's link. @returns false for an unknown letter. */
export async function countVisit(manager: EntityManager, slug: string): Promise<boolean> {
  const [, count]: [unknown, number] = await manager.query(
    `UPDATE campaigns SET visits = visits + 1 WHERE slug = $1 AND started_at IS NOT NULL`,
    [slug],
  );
  return count > 0;
}

/** Reasons of recipients in a state with their numbers, the most frequent first. */
export function countReasons(
  manager: EntityManager,
  id: string,
  state: 'refused' | 'uncertain' | 'skipped',
  most: number,
): Promise<{ reason: string; count: number }[]> {
  return manager.query(
    `SELECT coalesce(reason, '') AS reason, count(*)::integer AS count FROM campaign_recipients
     WHERE campaign_id = $1 AND state = $2 GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT $3`,
    [id, state, most],
  );
}

/** Recipients who left by a link of the letter, and who complained of it. */
export async function countLeft(
  manager: EntityManager,
  id: string,
): Promise<{ left: number; complaints: number }> {
  const [row]: { left: number; complaints: number }[] = await manager.query(
    `SELECT count(left_at)::integer AS left, count(complained_at)::integer AS complaints
     FROM campaign_recipients WHERE campaign_id = $1`,
    [id],
  );
  return row ?? { left: 0, complaints: 0 };
}

/** Recipients who left by a letter's link within seven days after they got it, by letter. */
export async function countLeftWithinWeek(
  manager: EntityManager,
  ids: string[],
): Promise<Map<string, number>> {
  const rows: { campaign_id: string; count: number }[] = await manager.query(
    `SELECT campaign_id, count(*)::integer AS count FROM campaign_recipients
     WHERE campaign_id = ANY ($1) AND left_at <= handed_at + interval '7 days' GROUP BY 1`,
    [ids],
  );
  return new Map(rows.map(({ campaign_id, count }) => [campaign_id, count]));
}

/** Letters with recipients of whom it is not known whether they got it, while they are sent and a week after. */
export async function countUncertainLetters(manager: EntityManager): Promise<number> {
  const [row]: { count: number }[] = await manager.query(
    `SELECT count(*)::integer AS count FROM campaigns
     WHERE started_at IS NOT NULL AND coalesce(finished_at, now()) > now() - interval '7 days' AND 0 < (
       SELECT sum(count) FROM campaign_counts WHERE campaign_id = campaigns.id AND state = 'uncertain')`,
  );
  return row?.count ?? 0;
}

/** States of recipients to whom an admin may send a letter once more. */
export const RESENT_STATES = ['refused', 'uncertain'] as const;
export type ResentState = (typeof RESENT_STATES)[number];

/** The subscriber of a recipient still gets letters: a mailbox that does not exist has bounced. */
const MAY_RESEND = `EXISTS (SELECT FROM newsletter_subscribers AS known
  WHERE known.id = recipient.subscriber_id AND known.status = 'active')`;

/** Recipients of a state, the latest first. */
export function findRefused(
  manager: EntityManager,
  campaignId: string,
  { state, page, limit }: { state: ResentState; page: number; limit: number },
): Promise<RefusedRecipientDto[]> {
  const { skip, take } = sliceOf(page, limit);
  return manager.query(
    `SELECT recipient.id, subscriber.email, coalesce(reason, '') AS reason, handed_at, ${MAY_RESEND} AS may_resend
     FROM campaign_recipients AS recipient
     LEFT JOIN newsletter_subscribers AS subscriber ON subscriber.id = recipient.subscriber_id
     WHERE campaign_id = $1 AND state = $2 ORDER BY handed_at DESC NULLS LAST, recipient.id LIMIT $3 OFFSET $4`,
    [campaignId, state, take, skip],
  );
}

/** Numbers of a state's recipients: all, and those whom a resend reaches. */
export async function countRefused(
  manager: EntityManager,
  campaignId: string,
  state: ResentState,
): Promise<{ count: number; resendable: number }> {
  const [row]: { count: number; resendable: number }[] = await manager.query(
    `SELECT count(*)::integer AS count, (count(*) FILTER (WHERE ${MAY_RESEND}))::integer AS resendable
     FROM campaign_recipients AS recipient WHERE campaign_id = $1 AND state = $2`,
    [campaignId, state],
  );
  return row ?? { count: 0, resendable: 0 };
}

/**
 * Lets recipients of a state get the letter once more, all of them or the chosen ones. They wait as at the start, so each
 * new attempt is committed before the server hears of it. @returns how many.
 */
export async function resend(
  manager: EntityManager,
  campaignId: string,
  state: ResentState,
  ids: string[] | null = null,
): Promise<number> {
  const [, count]: [unknown, number] = await manager.query(
    `UPDATE campaign_recipients AS recipient SET state = 'waiting', due_at = now(), has_slot = false
     WHERE campaign_id = $1 AND state = $2 AND ($3::bigint[] IS NULL OR id = ANY ($3)) AND ${MAY_RESEND}`,
    [campaignId, state, ids],
  );
  return count;
}
