import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ADMIN_PATHS } from '@stillsam/paths';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { isUniqueViolation, refusedBy } from '../../database/database-errors';
import { Database } from '../../database/database';
import { isId } from '../../database/ids';
import { DomainError } from '../../http/domain-error';
import { AuditTrail } from '../audit/audit-trail';
import { UserEntity } from '../auth/user.entity';
import { displayName } from '../auth/user.mapper';
import { findAccounts } from '../auth/users.repository';
import { UsersService } from '../auth/users.service';
import { MailService } from '../mail/mail.service';
import { PasswordResetService } from './password-reset.service';
import type { AccountListDto, ChangeRoleDto, InviteDto } from './accounts.dto';
import { factorsResetMail, inviteMail } from './accounts.mails';

const accountNotFound = () => new DomainError(404, 'ACCOUNT_NOT_FOUND', 'Kontot finns inte.');

export const addressTaken = () =>
  new DomainError(409, 'ADDRESS_TAKEN', 'Det finns redan ett konto med den adressen.');

const ownAccount = () => new DomainError(409, 'OWN_ACCOUNT', 'Ditt eget konto kan en annan ägare ändra.');

const lastOwner = () => new DomainError(409, 'LAST_OWNER', 'Det måste finnas en ägare kvar.');

const notInvited = () => new DomainError(409, 'ALREADY_ACCEPTED', 'Kontot har redan ett lösenord.');

const INVITE_HOURS = 72;
/** Nobody knows the password of an account that waits for its user. */
const UNKNOWN_PASSWORD_BYTES = 48;

/** Accounts of the back office, for owners. */
@Injectable()
export class AccountsService {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly passwords: PasswordResetService,
    private readonly mails: MailService,
    private readonly audit: AuditTrail,
  ) {}

  async list(self: UserEntity): Promise<AccountListDto> {
    const accounts = await findAccounts(this.database.manager);
    return { accounts: accounts.map((account) => ({ ...account, is_own: account.id === self.id })) };
  }

  /**
   * Makes an account without a known password, and mails the link by which its user chooses one.
   *
   * @throws DomainError 409 ADDRESS_TAKEN.
   */
  async invite({ email, name, role }: InviteDto, inviter: UserEntity): Promise<void> {
    const unknown = randomBytes(UNKNOWN_PASSWORD_BYTES).toString('base64url');
    try {
      const username = email.split('@')[0] ?? email;
      const made = await this.users.create({
        email,
        username,
        name,
        password: unknown,
        role,
        isInvited: true,
      });
      this.audit.setTarget(made.id);
      await this.#mailLink(made, inviter);
    } catch (error) {
      throw isUniqueViolation(error) ? addressTaken() : error;
    }
  }

  /** Mails another link. @throws DomainError 404, 409 ALREADY_ACCEPTED. */
  async inviteAgain(id: string, inviter: UserEntity): Promise<void> {
    const account = await this.#find(id);
    if (!account.isInvited) throw notInvited();
    await this.#mailLink(account, inviter);
  }

  /** Ends every session of the account. @throws DomainError 404, 409 OWN_ACCOUNT, LAST_OWNER. */
  async changeRole(id: string, { role }: ChangeRoleDto, owner: UserEntity): Promise<void> {
    await this.#assertOther(id, owner);
    await keepAnOwner(() => this.users.changeRole(id, role));
  }

  /** Articles keep the byline. @throws DomainError 404, 409 OWN_ACCOUNT, LAST_OWNER. */
  async remove(id: string, owner: UserEntity): Promise<void> {
    await this.#assertOther(id, owner);
    await keepAnOwner(() =>
      this.database.transaction(async (manager) => {
        await manager.delete(UserEntity, { id });
      }),
    );
  }

  /** Ends every session of the account, whose user is told who helped. @throws DomainError 404, 409 OWN_ACCOUNT. */
  async resetFactors(id: string, owner: UserEntity): Promise<void> {
    await this.#assertOther(id, owner);
    const account = await this.#find(id);
    await this.database.transaction(async (manager) => {
      await this.users.resetFactors(account.id, manager);
      await this.mails.enqueue(manager, {
        to: account.email,
        template: factorsResetMail,
        data: {
          owner: displayName(owner),
          loginUrl: new URL(ADMIN_PATHS.login, this.config.adminOrigin).href,
        },
      });
    });
  }

  async #assertOther(id: string, owner: UserEntity): Promise<void> {
    if ((await this.#find(id)).id === owner.id) throw ownAccount();
  }

  async #find(id: string): Promise<UserEntity> {
    const account = isId(id) ? await this.users.findById(id) : null;
    if (!account) throw accountNotFound();
    return account;
  }

  #mailLink(account: UserEntity, inviter: UserEntity): Promise<void> {
    return this.database.transaction(async (manager) => {
      const link = await this.passwords.issueLink(manager, account.id, INVITE_HOURS * 60);
      await this.mails.enqueue(manager, {
        to: account.email,
        template: inviteMail,
        data: { link, hours: INVITE_HOURS, inviter: displayName(inviter) },
      });
    });
  }
}

/** The database refuses what would leave no owner, also where two do it at the same time. */
const keepAnOwner = (change: () => Promise<void>) => refusedBy('users_keep_an_owner', lastOwner, change);
