import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { shortenedNet } from '@stillsam/http-server/net-address';
import { NewsletterKeys } from './newsletter-keys';
import type { CONSENT_ACTIONS, ConsentEntryDto } from './subscribers.dto';

/** Version of the wording beside the form; raised with each change of it. */
const WORDING_VERSION = '2026-11-26';

export interface ConsentSubject {
  id: string;
  email: string;
}

interface ConsentEvent {
  action: (typeof CONSENT_ACTIONS)[number];
  source: string;
  /** Net address of the client; missing where an admin acted. */
  address?: string;
}

/** The append-only ledger of consents. */
@Injectable()
export class ConsentLedger {
  constructor(private readonly keys: NewsletterKeys) {}

  /** Records the same event for each of these subscribers. */
  async record(
    manager: EntityManager,
    subjects: ConsentSubject[],
    { action, source, address }: ConsentEvent,
  ): Promise<void> {
    const isConsent = action === 'requested' || action === 'confirmed';
    await manager.query(
      `INSERT INTO newsletter_consents (subscriber_id, email_hash, source, action, wording_version, net_address)
       SELECT entry.*, $3, $4, $5, $6 FROM unnest($1::bigint[], $2::bytea[]) AS entry`,
      [
        subjects.map(({ id }) => id),
        subjects.map(({ email }) => this.keys.hashAddress(email)),
        source,
        action,
        isConsent ? WORDING_VERSION : null,
        address === undefined ? null : shortenedNet(address),
      ],
    );
  }

  /** Of an address, oldest first. @param subscriberId null where no subscriber is left of it. */
  find(manager: EntityManager, email: string, subscriberId: string | null): Promise<ConsentEntryDto[]> {
    return manager.query(
      `SELECT action, wording_version, source, net_address, occurred_at FROM newsletter_consents
       WHERE email_hash = $1 OR subscriber_id = $2 ORDER BY id`,
      [this.keys.hashAddress(email), subscriberId],
    );
  }

  /** Erases an address from the ledger, which refuses every other change. */
  async erase(manager: EntityManager, email: string, subscriberId: string | null): Promise<void> {
    await manager.query('SELECT newsletter_erase_consents($1, $2)', [
      this.keys.hashAddress(email),
      subscriberId,
    ]);
  }
}
