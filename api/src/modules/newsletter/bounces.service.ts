import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import type { BounceDto } from './bounces.dto';
import { markUndeliverable } from './subscribers.repository';
import { Suppressions } from './suppressions';

/** What the mail service reports of addresses that cannot or do not want to be reached. */
@Injectable()
export class BouncesService {
  constructor(
    private readonly database: Database,
    private readonly suppressions: Suppressions,
  ) {}

  /** The same report twice changes nothing more. @returns how many subscribers changed. */
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
      return affected;
    });
  }
}
