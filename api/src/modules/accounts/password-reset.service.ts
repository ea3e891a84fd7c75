import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { ADMIN_PATHS } from '@stillsam/paths';
import type { Logger } from 'pino';
import { MoreThan, type EntityManager } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { lockById } from '../../database/ids';
import { DomainError } from '../../http/domain-error';
import { LOGGER } from '../../observability/logger';
import { hashOfToken, newTokenLink } from '../../text/secret-token';
import { AuditTrail } from '../audit/audit-trail';
import { UserEntity } from '../auth/user.entity';
import { UsersService } from '../auth/users.service';
import { MailService } from '../mail/mail.service';
import { PasswordResetEntity } from './mailed-link.entity';
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

/** New passwords by a mailed link, whose token is stored as a hash, for users who have forgotten theirs or have none yet. */
@Injectable()
export class PasswordResetService implements BeforeApplicationShutdown {
  readonly #sending = new Set<Promise<void>>();

  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly database: Database,
    private readonly users: UsersService,
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
    const userId = await userOf(this.database.manager, token);
    if (!userId) throw linkExpired();
    await this.audit.record(
      { actorId: userId, action: 'PasswordReset_reset', target: userId, requestId },
      () => this.database.transaction((manager) => this.#change(manager, userId, token, new_password)),
    );
  }

  /** A link by which a user chooses a password, once. @returns the address of the page, with the token. */
  async issueLink(manager: EntityManager, userId: string, minutes: number): Promise<string> {
    const { link, hash } = newTokenLink(ADMIN_PATHS.newPassword, this.config.adminOrigin);
    const expiresAt = new Date(Date.now() + minutes * 60_000);
    await manager.insert(PasswordResetEntity, { tokenHash: hash, userId, expiresAt });
    return link;
  }

  async useUpLinks(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(PasswordResetEntity, { userId });
  }

  async #change(manager: EntityManager, userId: string, token: string, password: string): Promise<void> {
    const user = await lockById(manager, UserEntity, userId);
    // Looked up again under the lock: a parallel request may have used it.
    if (!user || !(await userOf(manager, token))) throw linkExpired();
    await this.users.changePassword(user, password, manager);
    await this.useUpLinks(manager, userId);
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
      if (!user) return;
      const open = { userId: user.id, expiresAt: MoreThan(new Date()) };
      if ((await manager.countBy(PasswordResetEntity, open)) >= MAX_LINKS) return;
      const link = await this.issueLink(manager, user.id, MINUTES);
      await this.mails.enqueue(manager, {
        to: user.email,
        template: resetMail,
        data: { link, minutes: MINUTES },
        worthSendingHours: MINUTES / 60,
      });
    });
  }
}

/** @returns the user whose link it is; null for one that is over. */
async function userOf(manager: EntityManager, token: string): Promise<string | null> {
  const open = { tokenHash: hashOfToken(token), expiresAt: MoreThan(new Date()) };
  return (await manager.findOneBy(PasswordResetEntity, open))?.userId ?? null;
}
