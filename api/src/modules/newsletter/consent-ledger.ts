import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { shortenedNet } from '../../common/net-address';
import { CONSENT_WORDING_VERSION } from './newsletter.copy';
import { NewsletterKeys } from './newsletter-keys';

export interface ConsentSubject {
  id: string;
  email: string;
}

interface ConsentEvent {
  action: 'requested' | 'confirmed' | 'imported' | 'withdrawn';
  source: string;
  /** Net address of whoever acted. */
  address?: string;
}

/** What the newsletter may do to whom, and since when: a ledger that is only ever added to. */
@Injectable()
export class ConsentLedger {
  constructor(private readonly keys: NewsletterKeys) {}

  record(manager: EntityManager, subject: ConsentSubject, event: ConsentEvent): Promise<void> {
    return this.recordAll(manager, [{ subject, source: event.source }], event);
  }

  /** The same event for many at once, each with its own source. */
  async recordAll(
    manager: EntityManager,
    entries: { subject: ConsentSubject; source: string }[],
    { action, address }: Omit<ConsentEvent, 'source'>,
  ): Promise<void> {
    if (entries.length === 0) return;
    const isConsent = action === 'requested' || action === 'confirmed';
    await manager.query(
      `INSERT INTO newsletter_consents (subscriber_id, email_hash, source, action, wording_version, net_address)
       SELECT entry.*, $4, $5, $6 FROM unnest($1::bigint[], $2::bytea[], $3::text[]) AS entry`,
      [
        entries.map(({ subject }) => subject.id),
        entries.map(({ subject }) => this.keys.hashAddress(subject.email)),
        entries.map(({ source }) => source),
        action,
        isConsent ? CONSENT_WORDING_VERSION : null,
        address === undefined ? null : shortenedNet(address),
      ],
    );
  }
}
