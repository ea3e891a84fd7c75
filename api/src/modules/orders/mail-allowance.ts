import type { EntityManager } from 'typeorm';
import { countRecentMails } from '../mail/mails.repository';
import { lockByName } from './orders.repository';

const MOST_MAILS_A_DAY = 5;
/** To all addresses together: a brake on whoever goes through many. */
const MOST_MAILS_AN_HOUR = 500;

/**
 * Whether an address may get another mail of a kind: anyone can type anyone's address into a form. What the mail
 * is about is stored and answered all the same. Take it before the mail is queued, in the same transaction.
 */
export async function mayBeMailed(manager: EntityManager, email: string, template: string): Promise<boolean> {
  // Two requests for one address take turns: neither sees the other's mail before it is committed.
  await lockByName(manager, `${template} ${email}`);
  const { own, all } = await countRecentMails(manager, {
    recipient: email,
    template,
    limit: MOST_MAILS_AN_HOUR,
  });
  return own < MOST_MAILS_A_DAY && all < MOST_MAILS_AN_HOUR;
}
