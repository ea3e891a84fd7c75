import { Inject, Injectable } from '@nestjs/common';
import { ADMIN_PATHS } from '@stillsam/paths';
import { API_CONFIG, type ApiConfig } from '../../../config/env';
import { Database } from '../../../database/database';
import { MailService } from '../../mail/mail.service';
import { factorsChangedMail } from '../auth.mails';
import { AuthService } from '../auth.service';
import { FailedLogins } from '../failed-logins';
import type { SessionEntity } from '../session.entity';
import type { UserEntity } from '../user.entity';
import { UsersService } from '../users.service';
import { AuthenticatorsService } from './authenticators.service';
import type { FactorsDto, PasskeyDto, RecoveryCodesDto, StepUpDto, TotpSecretDto } from './factors.dto';
import { isPasskeyRefused, noFactorYet, notConfirmed, passkeyRefused } from './factors.errors';
import type { PasskeyEntity } from './factor.entity';
import { PasskeysService } from './passkeys.service';
import { RecoveryCodesService } from './recovery-codes.service';
import { SecondFactorService } from './second-factor.service';

/** The second factors of an account. Its user is told by mail of every change. */
@Injectable()
export class FactorsService {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly database: Database,
    private readonly auth: AuthService,
    private readonly users: UsersService,
    private readonly passkeys: PasskeysService,
    private readonly authenticators: AuthenticatorsService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly secondFactor: SecondFactorService,
    private readonly mails: MailService,
    private readonly failures: FailedLogins,
  ) {}

  async list(user: UserEntity): Promise<FactorsDto> {
    return {
      passkeys: (await this.passkeys.list(user.id)).map(toPasskeyDto),
      has_totp: await this.authenticators.has(user.id),
      recovery_codes_left: await this.recoveryCodes.count(user.id),
      due_at: await this.secondFactor.dueAt(user),
    };
  }

  /** @param browser that the challenge was given to. @throws DomainError 401 PASSKEY_REFUSED, 409 PASSKEYS_UNAVAILABLE. */
  async signInByPasskey(browser: string, credential: unknown, address: string): Promise<UserEntity> {
    try {
      const userId = await this.passkeys.finishProof('sign-in', browser, credential);
      const user = await this.users.findById(userId);
      if (!user) throw passkeyRefused();
      return user;
    } catch (error) {
      if (isPasskeyRefused(error)) this.failures.record('passkey', undefined, address);
      throw error;
    }
  }

  /**
   * Proves again who is signed in: by a passkey or a code, or by the password of an account that has no second factor.
   *
   * @param address net address of the caller.
   * @throws DomainError 400 for a wrong password, 403 NOT_CONFIRMED, 409, 429 TOO_MANY_ATTEMPTS.
   */
  async prove({ id, user }: SessionEntity, proof: StepUpDto, address: string): Promise<void> {
    if (proof.credential) {
      if ((await this.#signerOf(id, proof.credential)) === user.id) return;
      this.failures.record('passkey', user.email, address);
    } else if (proof.code) {
      if (await this.secondFactor.isRight(user.id, proof.code)) return;
      this.failures.record('wrong-code', user.email, address);
    } else if (proof.password && !(await this.secondFactor.has(user.id))) {
      return this.auth.checkPassword(user, proof.password, address, 'password');
    }
    throw notConfirmed();
  }

  /** @throws DomainError 409 PASSKEYS_UNAVAILABLE, 422 PASSKEY_NOT_ADDED. */
  async addPasskey(
    user: UserEntity,
    sessionId: string,
    name: string,
    credential: unknown,
  ): Promise<PasskeyDto> {
    const passkey = await this.passkeys.finishRegistration(user, sessionId, credential, name);
    await this.#tell(user, `Nyckeln ”${name}” har lagts till. Med den går det att logga in på ditt konto.`);
    return toPasskeyDto(passkey);
  }

  /** @throws DomainError 404 PASSKEY_NOT_FOUND, 409 LAST_FACTOR. */
  async removePasskey(user: UserEntity, id: string): Promise<void> {
    await this.passkeys.remove(user.id, id);
    await this.#tell(user, 'En nyckel har tagits bort från ditt konto.');
  }

  beginTotp(user: UserEntity): Promise<TotpSecretDto> {
    return this.authenticators.begin(user);
  }

  /** @throws DomainError 404 AUTHENTICATOR_NOT_FOUND, 422 CODE_NOT_ACCEPTED. */
  async confirmTotp(user: UserEntity, code: string): Promise<void> {
    await this.authenticators.confirm(user.id, code.replace(/\s/g, ''));
    await this.#tell(
      user,
      'En autentiseringsapp har lagts till. När du loggar in med lösenord frågar vi nu också efter en kod.',
    );
  }

  /** @throws DomainError 404 AUTHENTICATOR_NOT_FOUND, 409 LAST_FACTOR. */
  async removeTotp(user: UserEntity): Promise<void> {
    await this.authenticators.remove(user.id);
    await this.#tell(user, 'Autentiseringsappen har tagits bort från ditt konto.');
  }

  /** @throws DomainError 409 NO_FACTOR_YET. */
  async renewRecoveryCodes(user: UserEntity): Promise<RecoveryCodesDto> {
    if (!(await this.secondFactor.has(user.id))) throw noFactorYet();
    const codes = await this.recoveryCodes.renew(user.id);
    await this.#tell(user, 'Ditt konto har nya återställningskoder. De gamla gäller inte längre.');
    return { codes };
  }

  /** @returns null for a passkey that was refused. */
  async #signerOf(sessionId: string, credential: unknown): Promise<string | null> {
    try {
      return await this.passkeys.finishProof('step-up', sessionId, credential);
    } catch (error) {
      if (isPasskeyRefused(error)) return null;
      throw error;
    }
  }

  #tell({ email }: UserEntity, change: string): Promise<void> {
    const accountUrl = new URL(ADMIN_PATHS.account, this.config.adminOrigin).href;
    return this.database.transaction(async (manager) => {
      await this.mails.enqueue(manager, {
        to: email,
        template: factorsChangedMail,
        data: { change, accountUrl },
      });
    });
  }
}

function toPasskeyDto({ id, name, createdAt, lastUsedAt }: PasskeyEntity): PasskeyDto {
  return { id, name, created_at: createdAt, last_used_at: lastUsedAt };
}
