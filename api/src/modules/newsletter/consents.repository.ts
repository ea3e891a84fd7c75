import type { EntityManager } from 'typeorm';
import type { CONSENT_ACTIONS, ConsentEntryDto } from './subscribers.dto';

export interface NewConsents {
  /** The entry of each subscriber. */
  entries: { subscriberId: string; emailHash: Buffer; source: string }[];
  action: (typeof CONSENT_ACTIONS)[number];
  /** Null where the person saw no wording. */
  wordingVersion: string | null;
  /** Shortened; null where an admin acted. */
  netAddress: string | null;
}

export async function addConsents(
  manager: EntityManager,
  { entries, action, wordingVersion, netAddress }: NewConsents,
): Promise<void> {
  await manager.query(
    `INSERT INTO newsletter_consents (subscriber_id, email_hash, source, action, wording_version, net_address)
     SELECT entry.*, $4, $5, $6 FROM unnest($1::bigint[], $2::bytea[], $3::text[]) AS entry`,
    [
      entries.map(({ subscriberId }) => subscriberId),
      entries.map(({ emailHash }) => emailHash),
      entries.map(({ source }) => source),
      action,
      wordingVersion,
      netAddress,
    ],
  );
}

/** Oldest first. @param subscriberId null where no subscriber is left of the address. */
export function findConsents(
  manager: EntityManager,
  emailHash: Buffer,
  subscriberId: string | null,
): Promise<ConsentEntryDto[]> {
  return manager.query(
    `SELECT action, wording_version, source, net_address, occurred_at FROM newsletter_consents
     WHERE email_hash = $1 OR subscriber_id = $2 ORDER BY id`,
    [emailHash, subscriberId],
  );
}

/** Erases an address from the ledger, which refuses every other change. */
export async function eraseConsents(
  manager: EntityManager,
  emailHash: Buffer,
  subscriberId: string | null,
): Promise<void> {
  await manager.query('SELECT newsletter_erase_consents($1, $2)', [emailHash, subscriberId]);
}
