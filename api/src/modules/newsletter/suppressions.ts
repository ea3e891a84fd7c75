import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NewsletterKeys } from './newsletter-keys';
import {
  addSuppressions,
  deleteSuppression,
  deleteUnsubscribed,
  findSuppressed,
  findSuppressionReason,
  type SuppressionReason,
} from './suppressions.repository';

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
    if (emails.length === 0) return;
    const hashes = emails.map((email) => this.keys.hashAddress(email));
    await addSuppressions(manager, hashes, reason, FINAL_REASONS);
  }

  lift(manager: EntityManager, email: string): Promise<void> {
    return deleteSuppression(manager, this.keys.hashAddress(email));
  }

  /** Lifts what an unsubscribing added. @returns the addresses that may be mailed now. */
  liftUnsubscribed(manager: EntityManager, emails: string[]): Promise<Set<string>> {
    return this.#named(emails, (hashes) => deleteUnsubscribed(manager, hashes));
  }

  /** Whether opt-in mails are forbidden too. */
  async isFinal(manager: EntityManager, email: string): Promise<boolean> {
    const reason = await this.reasonFor(manager, email);
    return reason !== null && FINAL_REASONS.includes(reason);
  }

  /** The reason that an address is not mailed; null when it may be. */
  reasonFor(manager: EntityManager, email: string): Promise<SuppressionReason | null> {
    return findSuppressionReason(manager, this.keys.hashAddress(email));
  }

  /** Which of these addresses are on the list. */
  among(manager: EntityManager, emails: string[]): Promise<Set<string>> {
    return this.#named(emails, (hashes) => findSuppressed(manager, hashes));
  }

  /** The addresses whose hashes come back. */
  async #named(emails: string[], choose: (hashes: Buffer[]) => Promise<Buffer[]>): Promise<Set<string>> {
    const hashes = emails.map((email) => this.keys.hashAddress(email));
    const chosen = new Set((await choose(hashes)).map((hash) => hash.toString('hex')));
    return new Set(emails.filter((_, index) => chosen.has(hashes[index]?.toString('hex') ?? '')));
  }
}
