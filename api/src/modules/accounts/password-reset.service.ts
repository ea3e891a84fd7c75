import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { ADMIN_PATHS } from '@stillsam/paths';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { lockById } from '../../database/ids';
import { DomainError } from '../../http/domain-error';
import { LOGGER } from '../../observability/logger';
import { AuditTrail } from '../audit/audit-trail';
import { UserEntity } from '../auth/user.entity';
import { UsersService } from '../auth/users.service';
import { MailService } from '../mail/mail.service';
import { PasswordLinks } from './password-links';
import type { RequestedResetDto, ResetPasswordDto } from './accounts.dto';
import { passwordChangedMail, resetMail } from './accounts.mails';

const MINUTES = 15;
/** Links of an account that work at a time: who asks for many of another's fills a mailbox with no more than these. */
const MAX_LINKS = 3;

/** At random, so that the work falls on no request in particular. */
const DELAY_MS = [500, 1500] as const;

const REQUESTED = `Hör adressen till ett konto är en länk på väg dit. Den gäller i ${MINUTES} minuter.`;

const linkExpired = () =>
  new DomainError(410, 'LINK_EXPIRED', 'Länken är redan använd eller för gammal. Be om en ny.');

/** New passwords by a mailed link, for users who have forgotten theirs. */
@Injectable()
export class PasswordResetService implements BeforeApplicationShutdown {
  readonly #sending = new Set<Promise<void>>();

  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly links: PasswordLinks,
    private readonly mails: MailService,
    private readonly audit: AuditTrail,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.#sending);
  }

  /**
   * Mails a link to the address of a user. The response is the same for every address. The work begins a moment later,
   * so that the time of this response, or of the next one, tells nothing either.
   */
  request(email: string): RequestedResetDto {
    const sending: Promise<void> = setTimeout(randomInt(...DELAY_MS))
      .then(() => this.#send(email))
      .catch((error: unknown) => {
        this.logger.error({ reason: String(error) }, 'a link for a new password could not be mailed');
      })
      .finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
    return { message: REQUESTED };
  }

  /**
   * Sets a new password. It ends every session and uses up every link of the user, who is told by mail.
   *
   * @throws DomainError 400 for an unfit password, after which the link still works, 410 LINK_EXPIRED.
   */
  async reset({ token, new_password }: ResetPasswordDto, requestId: string): Promise<void> {
    const userId = await this.links.userOf(this.database.manager, token);
    if (!userId) throw linkExpired();
    await this.audit.record(
      { actorId: userId, action: 'PasswordReset_reset', target: userId, requestId },
      () => this.database.transaction((manager) => this.#change(manager, userId, token, new_password)),
    );
  }

  async #change(manager: EntityManager, userId: string, token: string, password: string): Promise<void> {
    const user = await lockById(manager, UserEntity, userId);
    // Looked up again under the lock: a parallel request may have used it.
    if (!user || !(await this.links.userOf(manager, token))) throw linkExpired();
    await this.users.changePassword(user, password, manager);
    await this.links.useUp(manager, userId);
    // Who was invited has no password that could have been changed.
    if (user.isInvited) return;
    const loginUrl = new URL(ADMIN_PATHS.login, this.config.adminOrigin).href;
    await this.mails.enqueue(manager, {
      to: user.email,
      template: passwordChangedMail,
      data: { loginUrl },
    });
  }

  async #send(email: string): Promise<void> {
    const found = await this.users.findByEmail(email);
    if (!found) return;
    await this.database.transaction(async (manager) => {
      const user = await lockById(manager, UserEntity, found.id);
      if (!user || (await this.links.countOpen(manager, user.id)) >= MAX_LINKS) return;
      const link = await this.links.issue(manager, user.id, MINUTES);
      await this.mails.enqueue(manager, {
        to: user.email,
        template: resetMail,
        data: { link, minutes: MINUTES },
        worthSendingHours: MINUTES / 60,
      });
    });
  }
}
