import { Injectable } from '@nestjs/common';
import { isId } from '../../database/ids';
import { Database } from '../../database/database';
import { BusinessService } from '../business/business.service';
import { AuditTrail } from '../audit/audit-trail';
import { ConsentLedger } from './consent-ledger';
import { addressSuppressed, alreadyListed, optInLimit, subscriberNotFound } from './newsletter.errors';
import { OptIn } from './opt-in';
import type { AddSubscriberDto, ChangeSubscriberDto, SubscriberDto } from './subscribers.dto';
import { findSubscriberById, insertSubscriber, updateSubscriber } from './subscribers.repository';
import { Suppressions } from './suppressions';

const SOURCE = 'admin';

/** Admins add and edit one subscriber. */
@Injectable()
export class SubscriberEditorService {
  constructor(
    private readonly business: BusinessService,
    private readonly database: Database,
    private readonly audit: AuditTrail,
    private readonly consents: ConsentLedger,
    private readonly suppressions: Suppressions,
    private readonly optIn: OptIn,
  ) {}

  /**
   * With a recorded consent the subscriber is active, as an imported one is. Without it they are pending, and get a
   * mail to confirm.
   *
   * @throws DomainError 403 SITE_NOT_OPEN, 409 ALREADY_SUBSCRIBED or ADDRESS_SUPPRESSED, 429 OPT_IN_LIMIT.
   */
  async add({
    email,
    first_name = '',
    last_name = '',
    consent_source,
  }: AddSubscriberDto): Promise<SubscriberDto> {
    if (!consent_source) await this.business.assertSiteOpen();
    return this.database.transaction(async (manager) => {
      if (await this.suppressions.reasonFor(manager, email)) throw addressSuppressed();
      const names = { email, firstName: first_name, lastName: last_name };
      const status = consent_source ? 'active' : 'pending';
      const row = await insertSubscriber(manager, names, status, consent_source || SOURCE);
      if (!row) throw alreadyListed();
      this.audit.setTarget(row.id);
      if (consent_source)
        await this.consents.record(manager, row, { action: 'imported', source: consent_source });
      else if (!(await this.optIn.send(manager, row))) throw optInLimit();
      return row;
    });
  }

  /** What is left out stays. @throws DomainError 404 SUBSCRIBER_NOT_FOUND. */
  async change(id: string, change: ChangeSubscriberDto): Promise<SubscriberDto> {
    return this.database.transaction(async (manager) => {
      const row = isId(id) ? await findSubscriberById(manager, id, 'FOR UPDATE') : undefined;
      if (!row) throw subscriberNotFound();
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const changed = { ...row, ...given };
      await updateSubscriber(manager, changed);
      return changed;
    });
  }
}
