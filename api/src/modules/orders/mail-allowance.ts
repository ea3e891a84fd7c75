import type { EntityManager } from 'typeorm';
import { countRecentMails } from '../mail/mails.repository';
import { lockByName } from './orders.repository';

const MAX_MAILS_PER_DAY = 5;
/** Limit for all addresses together, against a client that uses many. */
const MAX_MAILS_PER_HOUR = 500;

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
    limit: MAX_MAILS_PER_HOUR,
  });
  return own < MAX_MAILS_PER_DAY && all < MAX_MAILS_PER_HOUR;
}
