import type { EntityManager } from 'typeorm';
import { countRecentMails } from '../mail/mails.repository';
import { lockByName } from './orders.repository';

const MOST_MAILS_A_DAY = 5;
/** Limit for all addresses together, against a client that uses many. */
const MOST_MAILS_AN_HOUR = 500;

/**
 * Whether an address may get another mail of a kind; a form can be sent with anybody's address. The order itself is
 * stored in any case. Call it before the mail is enqueued, in the same transaction.
 */
export async function mayBeMailed(manager: EntityManager, email: string, template: string): Promise<boolean> {
  // Serialises requests for one address, because neither sees the other's mail before its commit.
  await lockByName(manager, `${template} ${email}`);
  const { own, all } = await countRecentMails(manager, {
    recipient: email,
    template,
    limit: MOST_MAILS_AN_HOUR,
  });
  return own < MOST_MAILS_A_DAY && all < MOST_MAILS_AN_HOUR;
}
