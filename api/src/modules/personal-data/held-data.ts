import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import type { Services } from '../../module-registration';
import { NewsletterKeys } from '../newsletter/newsletter-keys';
import { findEventsAbout } from './held-events.repository';
import { SOURCES, type Held } from './kept-data';

const MARK_LENGTH = 16;
const MAX_EVENTS = 500;

/** Reads and erases what the modules hold about an address, by the sources that they register. */
@Injectable()
export class HeldData {
  readonly #services: Services;

  constructor(
    private readonly keys: NewsletterKeys,
    modules: ModuleRef,
  ) {
    this.#services = (type) => modules.get(type, { strict: false });
  }

  /** A keyed hash in place of an address in the audit log; without the key it cannot be matched with addresses. */
  markOf(email: string): string {
    return `avtryck-${this.keys.hashAddress(email).toString('hex').slice(0, MARK_LENGTH)}`;
  }

  /** @param email in its canonical spelling. */
  async read(manager: EntityManager, email: string): Promise<Held> {
    const held: Partial<Held> = { email };
    const named: [area: string, ids: string[]][] = [['PersonalData', [this.markOf(email)]]];
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
  async erase(manager: EntityManager, email: string): Promise<void> {
    for (const source of SOURCES) await source.erase?.(manager, email, this.#services);
  }
}
