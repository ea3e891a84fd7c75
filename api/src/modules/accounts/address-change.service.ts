import { Inject, Injectable } from '@nestjs/common';
import { ADMIN_PATHS } from '@stillsam/paths';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { isUniqueViolation } from '../../database/database-errors';
import { Database } from '../../database/database';
import { DomainError } from '../../http/domain-error';
import { hashOfToken, newTokenLink } from '../../text/secret-token';
import { addressTaken } from './accounts.service';
import { AuditTrail } from '../audit/audit-trail';
import type { UserEntity } from '../auth/user.entity';
import { UsersService } from '../auth/users.service';
import { MailService } from '../mail/mail.service';
import { PasswordResetService } from './password-reset.service';
import type { ConfirmedAddressDto, RequestedAddressDto } from './accounts.dto';
import { AddressChangeEntity } from './mailed-link.entity';
import { newAddressMail, oldAddressMail } from './accounts.mails';

const HOURS = 24;

const REQUESTED = `Vi har skickat en länk till den gamla adressen och en till den nya. När du har bekräftat i båda är adressen bytt. Länkarna gäller i ${HOURS} timmar.`;

const linkExpired = () =>
  new DomainError(410, 'LINK_EXPIRED', 'Länken är redan använd eller för gammal. Be om en ny under Konto.');

/** New addresses of accounts, which the present and the new mailbox confirm. */
@Injectable()
export class AddressChangeService {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly passwords: PasswordResetService,
    private readonly mails: MailService,
    private readonly audit: AuditTrail,
  ) {}

  /** Mails a link to both addresses, in place of earlier ones. The answer is the same for an address that is taken. */
  async request({ id, email: present }: UserEntity, email: string): Promise<RequestedAddressDto> {
    const isTaken = (await this.users.findByEmail(email)) !== null;
    const [old, next] = [this.#newLink(), this.#newLink()];
    await this.database.transaction(async (manager) => {
      const expiresAt = new Date(Date.now() + HOURS * 3_600_000);
      const hashes = { oldTokenHash: old.hash, newTokenHash: next.hash };
      await manager.upsert(AddressChangeEntity, { userId: id, email, ...hashes, expiresAt }, ['userId']);
      const mail = (to: string, template: typeof oldAddressMail, link: string) =>
        this.mails.enqueue(manager, { to, template, data: { email, hours: HOURS, link } });
      await mail(present, oldAddressMail, old.link);
      // An address with an account gets no mail.
      if (!isTaken) await mail(email, newAddressMail, next.link);
    });
    return { message: REQUESTED };
  }

  /**
   * Uses up one of the two links. The second one changes the address, which ends every session.
   *
   * @throws DomainError 409 ADDRESS_TAKEN where somebody has taken it meanwhile, 410 LINK_EXPIRED.
   */
  async confirm(token: string, requestId: string): Promise<ConfirmedAddressDto> {
    const userId = await this.#ownerOf(token);
    if (!userId) throw linkExpired();
    return this.audit.record(
      { actorId: userId, action: 'AddressChange_confirm', target: userId, requestId },
      () => this.#confirm(userId, hashOfToken(token)),
    );
  }

  async #confirm(userId: string, hash: string): Promise<ConfirmedAddressDto> {
    try {
      return await this.database.transaction(async (manager) => {
        const change = await manager.findOne(AddressChangeEntity, {
          where: { userId },
          lock: { mode: 'pessimistic_write' },
        });
        // Looked up again under the lock: a parallel request may have used it.
        if (!change || (change.oldTokenHash !== hash && change.newTokenHash !== hash)) throw linkExpired();
        const left = {
          oldTokenHash: change.oldTokenHash === hash ? null : change.oldTokenHash,
          newTokenHash: change.newTokenHash === hash ? null : change.newTokenHash,
        };
        const isChanged = left.oldTokenHash === null && left.newTokenHash === null;
        if (isChanged) {
          await manager.delete(AddressChangeEntity, { userId });
          await this.users.changeEmail(userId, change.email, manager);
          // Those went to the mailbox before.
          await this.passwords.useUpLinks(manager, userId);
        } else await manager.update(AddressChangeEntity, { userId }, left);
        return { is_changed: isChanged };
      });
    } catch (error) {
      throw isUniqueViolation(error) ? addressTaken() : error;
    }
  }

  async #ownerOf(token: string): Promise<string | null> {
    const hash = hashOfToken(token);
    const change = await this.database
      .repository(AddressChangeEntity)
      .findOneBy([{ oldTokenHash: hash }, { newTokenHash: hash }]);
    return change && change.expiresAt.getTime() > Date.now() ? change.userId : null;
  }

  #newLink() {
    return newTokenLink(ADMIN_PATHS.newAddress, this.config.adminOrigin);
  }
}
