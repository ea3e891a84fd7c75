import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { ADMIN_PATHS, TOKEN_QUERY } from '@stillsam/paths';
import type { Logger } from 'pino';
import { MoreThan, type EntityManager } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { lockById } from '../../database/lock-by-id';
import { DomainError } from '../../http/domain-error';
import { toDomainError } from '../../http/error.filter';
import { LOGGER } from '../../observability/logger';
import { AuditTrail } from '../audit/audit-trail';
import { UserEntity } from '../auth/user.entity';
import { UsersService } from '../auth/users.service';
import { MailService } from '../mail/mail.service';
import type { RequestedResetDto, ResetPasswordDto } from './password-reset.dto';
import { PasswordResetEntity } from './password-reset.entity';
import { passwordChangedMail, resetMail } from './password-reset.mails';

const MINUTES = 15;
/** Links of an account that work at a time: who asks for many of another's fills a mailbox with no more than these. */
const MAX_LINKS = 3;
const TOKEN_BYTES = 32;

const REQUESTED = `Hör adressen till ett konto är en länk på väg dit. Den gäller i ${MINUTES} minuter.`;

const linkExpired = () =>
  new DomainError('Länken är redan använd eller för gammal. Be om en ny.', {
    status: 410,
    code: 'LINK_EXPIRED',
  });

/** New passwords by a mailed link, for users who have forgotten theirs. */
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
   * Mails a link to the address of a user. The response is the same for every address, and does not wait for the mail,
   * so that its time tells nothing either.
   */
  request(email: string): RequestedResetDto {
    const sending: Promise<void> = this.#send(email)
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
    const tokenHash = hashOf(token);
    const reset = await findValid(this.database.manager, tokenHash);
    if (!reset) throw linkExpired();
    const { userId } = reset;
    await this.audit.record(
      { actorId: userId, action: 'PasswordReset_reset', target: userId, requestId },
      () => this.database.transaction((manager) => this.#change(manager, userId, tokenHash, new_password)),
      (error) => toDomainError(error).code,
    );
  }

  async #change(manager: EntityManager, userId: string, tokenHash: string, password: string): Promise<void> {
    const user = await lockById(manager, UserEntity, userId);
    // Looked up again under the lock: a parallel request may have used it.
    if (!user || !(await findValid(manager, tokenHash))) throw linkExpired();
    await this.users.changePassword(user, password, manager);
    await manager.delete(PasswordResetEntity, { userId });
    const loginUrl = new URL(ADMIN_PATHS.login, this.config.siteOrigin).href;
    await this.mails.enqueue(manager, {
      to: user.email,
      template: passwordChangedMail,
      data: { loginUrl },
    });
  }

  async #send(email: string): Promise<void> {
    const found = await this.users.findByEmail(email);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    if (!found) return;
    await this.database.transaction(async (manager) => {
      const user = await lockById(manager, UserEntity, found.id);
      const open = { userId: found.id, expiresAt: MoreThan(new Date()) };
      if (!user || (await manager.countBy(PasswordResetEntity, open)) >= MAX_LINKS) return;
      const expiresAt = new Date(Date.now() + MINUTES * 60_000);
      await manager.insert(PasswordResetEntity, { tokenHash: hashOf(token), userId: user.id, expiresAt });
      const link = new URL(ADMIN_PATHS.newPassword, this.config.siteOrigin);
      link.searchParams.set(TOKEN_QUERY, token);
      await this.mails.enqueue(manager, {
        to: user.email,
        template: resetMail,
        data: { link: link.href, minutes: MINUTES },
        worthSendingHours: MINUTES / 60,
      });
    });
  }
}

function findValid(manager: EntityManager, tokenHash: string): Promise<PasswordResetEntity | null> {
  return manager.findOneBy(PasswordResetEntity, { tokenHash, expiresAt: MoreThan(new Date()) });
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
