import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { shortenedNet } from '@stillsam/http-server/net-address';
import { addConsents, type NewConsents } from './consents.repository';
import { CONSENT_WORDING_VERSION } from './newsletter.copy';
import { NewsletterKeys } from './newsletter-keys';

export interface ConsentSubject {
  id: string;
  email: string;
}

interface ConsentEvent {
  action: NewConsents['action'];
  source: string;
  /** Net address of the client. */
  address?: string;
}

/** The append-only ledger of consents. */
@Injectable()
export class ConsentLedger {
  constructor(private readonly keys: NewsletterKeys) {}

  record(manager: EntityManager, subject: ConsentSubject, event: ConsentEvent): Promise<void> {
    return this.recordAll(manager, [{ subject, source: event.source }], event);
  }

  /** Records the same event for many subscribers, each with its own source. */
  async recordAll(
    manager: EntityManager,
    entries: { subject: ConsentSubject; source: string }[],
    { action, address }: Omit<ConsentEvent, 'source'>,
  ): Promise<void> {
    if (entries.length === 0) return;
    const isConsent = action === 'requested' || action === 'confirmed';
    await addConsents(manager, {
      entries: entries.map(({ subject, source }) => ({
        subscriberId: subject.id,
        emailHash: this.keys.hashAddress(subject.email),
        source,
      })),
      action,
      wordingVersion: isConsent ? CONSENT_WORDING_VERSION : null,
      netAddress: address === undefined ? null : shortenedNet(address),
    });
  }
}
