import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import type { BounceDto } from './bounces.controller';
import { markComplained } from './received-letters.repository';
import { markUndeliverable } from './subscribers.repository';
import { Suppressions } from './suppressions.repository';

/** Reports of the mail service about bounces and complaints. */
@Injectable()
export class BouncesService {
  constructor(
    private readonly database: Database,
    private readonly suppressions: Suppressions,
  ) {}

  /** Idempotent: a repeated report changes nothing. @returns the number of changed subscribers. */
  record(events: BounceDto[]): Promise<number> {
    const emailsOf = (kind: BounceDto['kind']) => [
      ...new Set(events.filter((event) => event.kind === kind).map(({ email }) => email)),
    ];
    const complained = emailsOf('complained');
    const bounced = emailsOf('bounced').filter((email) => !complained.includes(email));
    return this.database.transaction(async (manager) => {
      const affected = await markUndeliverable(manager, { bounced, complained });
      await this.suppressions.add(manager, bounced, 'bounced');
      await this.suppressions.add(manager, complained, 'complained');
      await markComplained(manager, complained);
      return affected;
    });
  }
}
