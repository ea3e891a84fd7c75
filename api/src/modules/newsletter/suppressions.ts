import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NewsletterKeys } from './newsletter-keys';

export type SuppressionReason = 'unsubscribed' | 'refused' | 'bounced' | 'complained' | 'erased';

/** Reasons for which not even a mail that asks for consent is sent. */
const FINAL_REASONS: SuppressionReason[] = ['refused', 'complained'];

/**
 * Addresses that must not be mailed, as keyed hashes. The list outlives the subscriber: deleting, erasing, exporting
 * and importing again brings nobody back. Only the owner of the address can, by confirming a new subscription.
 */
@Injectable()
export class Suppressions {
  constructor(private readonly keys: NewsletterKeys) {}

  /** What is more serious stays: who complained does not become one who merely unsubscribed. */
  async add(manager: EntityManager, emails: string[], reason: SuppressionReason): Promise<void> {
    if (emails.length === 0) return;
    await manager.query(
      `INSERT INTO newsletter_suppressions (email_hash, reason)
       SELECT hash, $2 FROM unnest($1::bytea[]) AS hash ORDER BY hash
       ON CONFLICT (email_hash) DO UPDATE SET reason = excluded.reason, created_at = now()
       WHERE newsletter_suppressions.reason <> ALL ($3)`,
      [emails.map((email) => this.keys.hashAddress(email)), reason, FINAL_REASONS],
    );
  }

  async lift(manager: EntityManager, email: string): Promise<void> {
    await manager.query(`DELETE FROM newsletter_suppressions WHERE email_hash = $1`, [
      this.keys.hashAddress(email),
    ]);
  }

  /** Whether even a mail that asks for consent is unwelcome. */
  async isFinal(manager: EntityManager, email: string): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `SELECT FROM newsletter_suppressions WHERE email_hash = $1 AND reason = ANY ($2)`,
      [this.keys.hashAddress(email), FINAL_REASONS],
    );
    return rows.length > 0;
  }

  /** Why an address is not mailed; null when it may be. */
  async reasonFor(manager: EntityManager, email: string): Promise<SuppressionReason | null> {
    const [row]: { reason: SuppressionReason }[] = await manager.query(
      `SELECT reason FROM newsletter_suppressions WHERE email_hash = $1`,
      [this.keys.hashAddress(email)],
    );
    return row?.reason ?? null;
  }

  /** Which of these addresses are on the list. */
  async among(manager: EntityManager, emails: string[]): Promise<Set<string>> {
    const hashes = emails.map((email) => this.keys.hashAddress(email));
    const rows: { email_hash: Buffer }[] = await manager.query(
      `SELECT email_hash FROM newsletter_suppressions WHERE email_hash = ANY ($1)`,
      [hashes],
    );
    const listed = new Set(rows.map(({ email_hash }) => email_hash.toString('hex')));
    return new Set(emails.filter((_, index) => listed.has(hashes[index]?.toString('hex') ?? '')));
  }
}
