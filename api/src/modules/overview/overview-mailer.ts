import { Inject, Injectable } from '@nestjs/common';
import { swedishDay } from '@stillsam/dates';
import { ADMIN_PATHS } from '@stillsam/paths';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { insertNew } from '../../database/rows';
import { LOGGER } from '../../observability/logger';
import { RepeatedTask, type Repeated } from '../../operations/repeated-task';
import { UserEntity } from '../auth/user.entity';
import { MailService } from '../mail/mail.service';
import { SettingsService } from '../settings/settings.service';
import { NOTICES, type NoticeTime } from './overview.dto';
import { OverviewMailEntity, type Seen } from './overview-mail.entity';
import type { Waiting } from '../../module-registration';
import { toDoMail } from './overview.mails';
import { OverviewService } from './overview.service';

const CHECK_INTERVAL_MS = 60_000;
/** The daily mail is sent after seven in the morning, in Sweden. */
const DAILY_HOUR = 7;
/** News of less time after a mail wait, and come together. */
const COLLECTED_MS = 15 * 60_000;
const HOUR = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'Europe/Stockholm' });

type Found = Waiting & { id: string; isNews?: false };

/**
 * Mails each owner what waits, at the chosen time. Every process looks once a minute; the row of an owner is locked
 * meanwhile and says what was mailed, so each mail is sent once.
 */
@Injectable()
export class OverviewMailer extends RepeatedTask {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly database: Database,
    private readonly mails: MailService,
    private readonly overview: OverviewService,
    private readonly settings: SettingsService,
  ) {
    super();
  }

  protected task(): Repeated | undefined {
    return {
      run: () => this.check(new Date()),
      everyMs: CHECK_INTERVAL_MS,
      onFailure: (error) => this.logger.warn({ reason: String(error) }, 'owners cannot be mailed what waits'),
    };
  }

  /** Mails the owners for whom it is time. */
  async check(now: Date): Promise<void> {
    if (!this.database.source.isInitialized) return;
    const { mail: time } = await this.settings.read(NOTICES);
    if (time === 'never') return;
    const owners = await this.database.repository(UserEntity).findBy({ role: 'admin', isInvited: false });
    for (const owner of owners) await this.#checkOwner(owner, time, now);
  }

  #checkOwner(owner: UserEntity, time: NoticeTime, now: Date): Promise<void> {
    return this.database.transaction(async (manager) => {
      await addRow(manager, owner);
      const row = await manager.findOne(OverviewMailEntity, {
        where: { userId: owner.id },
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      if (!row) return;
      if (!(time === 'daily' ? isDailyDue(row.lastDay, now) : areNewsDue(row.mailedAt, now))) return;
      const found = await this.overview.findWaiting(manager, owner, now);
      const items = found.filter(({ isMailed }) => isMailed !== false);
      const isTime = time === 'daily' ? items.length > 0 : hasNews(row.seen, items);
      const mailedAt = isTime ? now : row.mailedAt;
      await manager.save(Object.assign(row, { lastDay: swedishDay(now), seen: toSeen(items), mailedAt }));
      if (isTime) await this.#mail(manager, owner, time, items);
    });
  }

  #mail(
    manager: EntityManager,
    { email }: UserEntity,
    time: NoticeTime,
    items: (Found & { label: string })[],
  ): Promise<string> {
    const { adminOrigin } = this.config;
    const overviewUrl = new URL(ADMIN_PATHS.overview, adminOrigin).href;
    const accountUrl = new URL(ADMIN_PATHS.account, adminOrigin).href;
    const data = { items, time, overviewUrl, accountUrl };
    return this.mails.enqueue(manager, { to: email, template: toDoMail, data });
  }
}

/** A new owner is not mailed on the first day. */
async function addRow(manager: EntityManager, { id, createdAt }: UserEntity): Promise<void> {
  await insertNew(manager, OverviewMailEntity, { userId: id, lastDay: swedishDay(createdAt) }, 'user_id');
}

/** @param lastDay of the last daily look. */
function isDailyDue(lastDay: string, now: Date): boolean {
  return lastDay < swedishDay(now) && Number(HOUR.format(now)) >= DAILY_HOUR;
}

/** Whether the last mail is long enough ago to look for news. */
function areNewsDue(mailedAt: Date | null, now: Date): boolean {
  return mailedAt === null || now.getTime() - mailedAt.getTime() >= COLLECTED_MS;
}

/** Whether something began to wait since the last look. The first look finds no news. */
function hasNews(seen: Seen | null, items: Found[]): boolean {
  return seen !== null && items.some((item) => item.isNews !== false && isNew(seen[item.id], item));
}

function isNew(before: Seen[string] | undefined, { count, latestAt }: Found): boolean {
  if (!before) return true;
  if (latestAt && before.latest) return latestAt.toISOString() > before.latest;
  return count > before.count;
}

function toSeen(items: Found[]): Seen {
  return Object.fromEntries(
    items.map(({ id, count, latestAt }) => [id, { count, latest: latestAt?.toISOString() ?? null }]),
  );
}
