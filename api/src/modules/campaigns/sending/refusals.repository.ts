import type { EntityManager } from 'typeorm';
import { sliceOf } from '../../../contract/pagination';
import type { RefusedRecipientDto } from './campaign-figures.dto';

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
