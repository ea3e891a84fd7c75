import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../database/database';
import { isId } from '../../database/ids';
import { DomainError } from '../../http/domain-error';
import { AuditTrail } from '../audit/audit-trail';
import { MailService } from '../mail/mail.service';
import { erasedBetween, explainKept, periodsOf, type Held } from './kept-data';
import {
  type EraseDto,
  type ErasureReceiptDto,
  type KeptKindDto,
  type PeopleDto,
  type PersonalDataDto,
  type PersonDto,
} from './personal-data.dto';
import { erasureMail } from './personal-data.mails';
import {
  REGISTRATIONS,
  SERVICES,
  type KeptRows,
  type ModuleRegistration,
  type PersonalDataSource,
  type PersonRows,
  type Services,
} from '../../module-registration';
import { NewsletterKeys } from '../newsletter/newsletter-keys';
import { findAddress, findEventsAbout, findPeople } from './personal-data.repository';

const MARK_LENGTH = 16;
const MAX_EVENTS = 500;
const MAX_PEOPLE = 20;

/** Access to and erasure of what the modules hold about an address, by the sources that they register. */
@Injectable()
export class PersonalDataService {
  readonly #sources: PersonalDataSource[];
  readonly #people: PersonRows[];

  constructor(
    private readonly database: Database,
    private readonly audit: AuditTrail,
    private readonly keys: NewsletterKeys,
    private readonly mails: MailService,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(REGISTRATIONS) registrations: ModuleRegistration[],
  ) {
    this.#sources = registrations.flatMap(({ personalData }) => personalData ?? []);
    this.#people = registrations.flatMap(({ people }) => people ?? []);
  }

  /** Finds people by a part of their address or name. */
  async search(text: string): Promise<PeopleDto> {
    // One more than is shown says that there are more.
    const rows = await findPeople(this.database.manager, this.#people, text, MAX_PEOPLE + 1);
    const people = new Map<string, PersonDto>();
    for (const { kind, id, email, name } of rows) {
      const known = people.get(email);
      if (!known) people.set(email, { email, name, kind, id, kinds: [kind] });
      else {
        known.name ||= name;
        if (!known.kinds.includes(kind)) known.kinds.push(kind);
      }
    }
    const found = [...people.values()].sort((one, other) => (one.email < other.email ? -1 : 1));
    return { people: found.slice(0, MAX_PEOPLE), has_more: found.length > MAX_PEOPLE };
  }

  /** The same as {@link read}, by a row that names the address. @throws DomainError 404 PERSON_NOT_FOUND. */
  async readPerson(kind: string, id: string): Promise<PersonalDataDto> {
    const rows = this.#people.find((one) => one.kind === kind);
    const email = rows && isId(id) ? await findAddress(this.database.manager, rows, id) : undefined;
    if (email === undefined) throw personNotFound();
    return this.read(email);
  }

  /** @param email in its canonical spelling. */
  read(email: string): Promise<PersonalDataDto> {
    this.audit.setTarget(this.#markOf(email));
    return this.database.transaction(async (manager) => {
      const held = await this.#readHeld(manager, email);
      return { ...held, periods: periodsOf(held), kept: this.#keptOf(held) };
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
        kept: this.#keptOf(after),
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
    for (const source of this.#sources) {
      const part = await source.read(manager, email, this.services);
      Object.assign(held, part);
      named.push(...(source.events?.(part) ?? []));
    }
    const targets = named.flatMap(([area, ids]) => ids.map((target) => ({ area, target })));
    const events = await findEventsAbout(manager, targets, MAX_EVENTS);
    // Together the sources give every kind; the integration test compares the response with the contract.
    return { ...held, events } as Held;
  }

  /** Data that an erasure keeps. */
  #keptOf(held: Held): KeptKindDto[] {
    const rows: KeptRows[] = this.#sources.flatMap((source) => source.kept?.(held) ?? []);
    return explainKept([...rows, ['events', held.events.length]]);
  }

  /** The audit log is unchanged, also entries whose target is erased. @param email in its canonical spelling. */
  async #eraseHeld(manager: EntityManager, email: string): Promise<void> {
    for (const source of this.#sources) await source.erase?.(manager, email, this.services);
  }
}

const personNotFound = () =>
  new DomainError(404, 'PERSON_NOT_FOUND', 'Uppgiften finns inte längre. Sök på adressen i stället.');
