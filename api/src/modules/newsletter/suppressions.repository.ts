import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NewsletterKeys } from './newsletter-keys';

type SuppressionReason = 'unsubscribed' | 'refused' | 'bounced' | 'complained' | 'erased';

/** Reasons that forbid opt-in mails too. */
const FINAL_REASONS: readonly SuppressionReason[] = ['refused', 'complained'];

/**
 * Addresses that must not be mailed, as keyed hashes. The list is independent of subscribers, so an erasure or a
 * later import lifts no suppression. Only the owner of the address does, by confirming a new subscription.
 */
@Injectable()
export class Suppressions {
  constructor(private readonly keys: NewsletterKeys) {}

  /** Adds a reason. A more serious one stays: a later unsubscription does not replace a complaint. */
  async add(manager: EntityManager, emails: string[], reason: SuppressionReason): Promise<void> {
    await manager.query(
      `INSERT INTO newsletter_suppressions (email_hash, reason)
       SELECT hash, $2 FROM unnest($1::bytea[]) AS hash ORDER BY hash
       ON CONFLICT (email_hash) DO UPDATE SET reason = excluded.reason, created_at = now()
       WHERE newsletter_suppressions.reason <> ALL ($3)`,
      [emails.map((email) => this.keys.hashAddress(email)), reason, FINAL_REASONS],
    );
  }

  async lift(manager: EntityManager, email: string): Promise<void> {
    const hash = this.keys.hashAddress(email);
    await manager.query(`DELETE FROM newsletter_suppressions WHERE email_hash = $1`, [hash]);
  }

  /** Lifts what an unsubscribing added. @returns the addresses that may be mailed now. */
  liftUnsubscribed(manager: EntityManager, emails: string[]): Promise<Set<string>> {
    return this.#named(emails, async (hashes) => {
      const [rows]: [{ email_hash: Buffer }[], number] = await manager.query(
        `DELETE FROM newsletter_suppressions WHERE email_hash = ANY ($1) AND reason = 'unsubscribed'
         RETURNING email_hash`,
        [hashes],
      );
      return rows;
    });
  }

  /** Whether opt-in mails are forbidden too. */
  async isFinal(manager: EntityManager, email: string): Promise<boolean> {
    const reason = await this.reasonFor(manager, email);
    return reason !== null && FINAL_REASONS.includes(reason);
  }

  /** The reason that an address is not mailed; null when it may be. */
  async reasonFor(manager: EntityManager, email: string): Promise<SuppressionReason | null> {
    const [row]: { reason: SuppressionReason }[] = await manager.query(
      `SELECT reason FROM newsletter_suppressions WHERE email_hash = $1`,
      [this.keys.hashAddress(email)],
    );
    return row?.reason ?? null;
  }

  /** Which of these addresses are on the list. */
  among(manager: EntityManager, emails: string[]): Promise<Set<string>> {
    return this.#named(emails, (hashes) =>
      manager.query(`SELECT email_hash FROM newsletter_suppressions WHERE email_hash = ANY ($1)`, [hashes]),
    );
  }

  /** The addresses whose hashes come back. */
  async #named(
    emails: string[],
    choose: (hashes: Buffer[]) => Promise<{ email_hash: Buffer }[]>,
  ): Promise<Set<string>> {
    const hashes = emails.map((email) => this.keys.hashAddress(email));
    const chosen = new Set((await choose(hashes)).map(({ email_hash }) => email_hash.toString('hex')));
    return new Set(emails.filter((_, index) => chosen.has(hashes[index]?.toString('hex') ?? '')));
  }
}
