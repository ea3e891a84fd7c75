import { Inject, Injectable } from '@nestjs/common';
import { isPublicOrigin } from '@stillsam/paths';
import { API_CONFIG, type ApiConfig } from '../../../config/env';
import { RateLimits, type RateLimit } from '../../rate-limits/rate-limits';
import { tooManyAttempts } from '../auth.errors';
import { FailedLogins } from '../failed-logins';
import { PERMISSIONS, SENSITIVE_AREAS } from '../permissions';
import type { UserEntity } from '../user.entity';
import { AuthenticatorsService } from './authenticators.service';
import { secondFactorMissing, secondFactorRequired, wrongCode } from './factors.errors';
import { PasskeysService } from './passkeys.service';
import { RecoveryCodesService } from './recovery-codes.service';

/**
 * Codes of one account, from everywhere: they are asked for after a right first factor, or in a session, so that a
 * stranger cannot use them up.
 */
const CODES: RateLimit = { name: 'second factor', points: 10, seconds: 900 };

/** The second factor of a sign-in by password or with Google. A passkey is both factors in one. */
@Injectable()
export class SecondFactorService {
  readonly #isPublic: boolean;

  constructor(
    @Inject(API_CONFIG) { siteOrigin }: ApiConfig,
    private readonly limits: RateLimits,
    private readonly failures: FailedLogins,
    private readonly passkeys: PasskeysService,
    private readonly authenticators: AuthenticatorsService,
    private readonly recoveryCodes: RecoveryCodesService,
  ) {
    this.#isPublic = isPublicOrigin(siteOrigin);
  }

  async has(userId: string): Promise<boolean> {
    return (await this.authenticators.has(userId)) || (await this.passkeys.list(userId)).length > 0;
  }

  /**
   * Lets an account without a second factor pass, and one with it by a code.
   *
   * @param code of an authenticator, or for recovery.
   * @param address net address of the caller.
   * @throws DomainError 401 SECOND_FACTOR_REQUIRED without a code, 401 WRONG_CODE, 429 TOO_MANY_ATTEMPTS.
   */
  async require(userId: string, code: string | undefined, address: string): Promise<void> {
    if (!(await this.has(userId))) return;
    if (!code) throw secondFactorRequired();
    if (await this.isRight(userId, code)) return;
    this.failures.record('wrong-code', undefined, address);
    throw wrongCode();
  }

  /** Uses up a code. @throws DomainError 429 TOO_MANY_ATTEMPTS. */
  async isRight(userId: string, code: string): Promise<boolean> {
    const wait = await this.limits.consume(CODES, userId);
    if (wait > 0) throw tooManyAttempts(wait);
    const typed = code.replace(/\s/g, '');
    const isRight = /^\d{6}$/.test(typed)
      ? await this.authenticators.isRight(userId, typed)
      : await this.recoveryCodes.use(userId, typed);
    if (isRight) await this.limits.reset(CODES, userId);
    return isRight;
  }

  /** By when an account has to have a second factor; null where it has one, or needs none. */
  async dueAt(user: UserEntity): Promise<Date | null> {
    return this.#isNeeded(user) && !(await this.has(user.id)) ? user.secondFactorDueAt : null;
  }

  /** @throws DomainError 403 SECOND_FACTOR_MISSING once the time to add one has passed. */
  async assertNotOverdue(user: UserEntity): Promise<void> {
    if (user.secondFactorDueAt.getTime() > Date.now()) return;
    if (await this.dueAt(user)) throw secondFactorMissing();
  }

  /** On the own machine, which no stranger reaches, nobody needs one. */
  #isNeeded({ role }: UserEntity): boolean {
    return this.#isPublic && PERMISSIONS[role].some((area) => SENSITIVE_AREAS.includes(area));
  }
}
