import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { AuditTrail } from '../audit/audit-trail';
import { MailService } from '../mail/mail.service';
import { erasedBetween, keptOf, periodsOf, SOURCES, type Held } from './kept-data';
import type { EraseDto, ErasureReceiptDto, PersonalDataDto } from './personal-data.dto';
import { erasureMail } from './personal-data.mails';
import { ModuleRef } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import type { Services } from '../../module-registration';
import { NewsletterKeys } from '../newsletter/newsletter-keys';
import { findEventsAbout } from './personal-data.repository';

const MARK_LENGTH = 16;
const MAX_EVENTS = 500;

/** Access to and erasure of what the modules hold about an address, by the sources that they register. */
@Injectable()
export class PersonalDataService {
  readonly #services: Services;

  constructor(
    private readonly database: Database,
    private readonly audit: AuditTrail,
    private readonly keys: NewsletterKeys,
    private readonly mails: MailService,
    modules: ModuleRef,
  ) {
    this.#services = (type) => modules.get(type, { strict: false });
  }

  /** @param email in its canonical spelling. */
  read(email: string): Promise<PersonalDataDto> {
    this.audit.setTarget(this.#markOf(email));
    return this.database.transaction(async (manager) => {
      const held = await this.#readHeld(manager, email);
      return { ...held, periods: periodsOf(held), kept: keptOf(held) };
    });
  }

  /**
   * Erases in one transaction. The receipt is the difference between the counts before and after.
   */
  async erase({ email, is_receipt_mailed }: EraseDto): Promise<ErasureReceiptDto> {
    this.audit.setTarget(this.#markOf(email));
    return this.database.transaction(async (manager) => {
      const before = await this.#readHeld(manager, email);
      await this.#eraseHeld(manager, email);
      const after = { ...(await this.#readHeld(manager, email)), events: before.events };
      const receipt = {
        email,
        erased_at: new Date(),
        erased: erasedBetween(before, after),
        kept: keptOf(after),
        is_mailed: is_receipt_mailed,
      };
      if (is_receipt_mailed)
        await this.mails.enqueue(manager, { to: email, template: erasureMail, data: receipt });
      return receipt;
    });
  }

  /** A keyed hash in place of an address in the audit log; without the key it cannot be matched with addresses. */
  #markOf(email: string): string {
    return `avtryck-${this.keys.hashAddress(email).toString('hex').slice(0, MARK_LENGTH)}`;
  }

  /** @param email in its canonical spelling. */
  async #readHeld(manager: EntityManager, email: string): Promise<Held> {
    const held: Partial<Held> = { email };
    const named: [area: string, ids: string[]][] = [['PersonalData', [this.#markOf(email)]]];
    for (const source of SOURCES) {
      const part = await source.read(manager, email, this.#services);
      Object.assign(held, part);
      named.push(...(source.events?.(part) ?? []));
    }
    const targets = named.flatMap(([area, ids]) => ids.map((target) => ({ area, target })));
    const events = await findEventsAbout(manager, targets, MAX_EVENTS);
    // Together the sources give every kind; the integration test compares the response with the contract.
    return { ...held, events } as Held;
  }

  /** The audit log is unchanged, also entries whose target is erased. @param email in its canonical spelling. */
  async #eraseHeld(manager: EntityManager, email: string): Promise<void> {
    for (const source of SOURCES) await source.erase?.(manager, email, this.#services);
  }
}
