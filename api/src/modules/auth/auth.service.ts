import { Injectable } from '@nestjs/common';
import { netOf } from '@stillsam/http-server/net-address';
import { Database } from '../../database/database';
import { RateLimits, type RateLimit } from '../rate-limits/rate-limits';
import { invalidCredentials, tooManyAttempts, wrongPassword } from './auth.errors';
import type { ChangePasswordDto, LoginDto, UserDto, VerificationDto } from './auth.dto';
import { SecondFactorService } from './factors/second-factor.service';
import { FailedLogins } from './failed-logins';
import { hashNewPassword, verifyPassword } from './passwords';
import { SessionsService, type OpenedSession } from './sessions.service';
import { UserEntity } from './user.entity';
import { toUserDto } from './user.mapper';
import { UsersService } from './users.service';

/** Failures of one account by one net address; the sixth attempt blocks it for ten minutes. */
const OF_AN_ACCOUNT: RateLimit = { name: 'login account', points: 5, seconds: 600, blockSeconds: 600 };
/** Failures of all accounts by one net address in an hour. */
const OF_A_NET: RateLimit = { name: 'login net', points: 100, seconds: 3600 };

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly limits: RateLimits,
    private readonly database: Database,
    private readonly failures: FailedLogins,
    private readonly secondFactor: SecondFactorService,
  ) {}

  /**
   * @param address net address of the caller.
   * @returns the user, who has passed every factor.
   * @throws DomainError 401 INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, WRONG_CODE, 429 TOO_MANY_ATTEMPTS.
   */
  async login({ email, password, second_factor }: LoginDto, address: string): Promise<UserEntity> {
    await this.#beginAttempt(email, address);
    const user = await this.users.findByEmail(email);
    const isRight = await verifyPassword(user?.passwordHash, password);
    if (!user || !isRight) {
      this.failures.record('wrong-credentials', email, address);
      throw invalidCredentials();
    }
    await this.#forgive(email, address);
    await this.secondFactor.require(user.id, second_factor, address);
    return user;
  }

  verify(user: UserEntity): VerificationDto {
    return { valid: true, user: toUserDto(user) };
  }

  /** Bylines of stored posts stay. */
  async changeName(user: UserEntity, name: string): Promise<UserDto> {
    await this.database.manager.update(UserEntity, { id: user.id }, { name });
    return toUserDto(Object.assign(user, { name }));
  }

  /**
   * Ends every other session; the current one goes on with another token and cookie.
   *
   * @throws DomainError 400 for a wrong current password or an invalid new one, 429 TOO_MANY_ATTEMPTS.
   */
  async changePassword(
    user: UserEntity,
    sessionId: string,
    { current_password, new_password }: ChangePasswordDto,
    address: string,
  ): Promise<OpenedSession> {
    await this.checkPassword(user, current_password, address, 'current_password');
    const passwordHash = await hashNewPassword(new_password, user.email);
    return this.database.transaction(async (manager) => {
      const tokenVersion = user.tokenVersion + 1;
      await manager.update(UserEntity, { id: user.id }, { passwordHash, tokenVersion });
      return this.sessions.keepOnly(manager, Object.assign(user, { tokenVersion }), sessionId);
    });
  }

  /**
   * @param field of the request, for the error.
   * @throws DomainError 400 for a wrong password, 429 TOO_MANY_ATTEMPTS.
   */
  async checkPassword(user: UserEntity, password: string, address: string, field: string): Promise<void> {
    await this.#beginAttempt(user.email, address);
    if (!(await verifyPassword(user.passwordHash, password))) {
      this.failures.record('wrong-present-password', user.email, address);
      throw wrongPassword(field);
    }
    await this.#forgive(user.email, address);
  }

  /**
   * Every attempt counts before it is judged, so that parallel ones cannot exceed the limits.
   *
   * @throws DomainError 429 TOO_MANY_ATTEMPTS.
   */
  async #beginAttempt(email: string, address: string): Promise<void> {
    const [ofAccount, ofNet] = await Promise.all([
      this.limits.consume(OF_AN_ACCOUNT, accountKey(email, address)),
      this.limits.consume(OF_A_NET, netOf(address)),
    ]);
    // Attempts at a blocked account do not count for the net, so they do not block its other accounts.
    if (ofAccount > 0 && ofNet === 0) await this.limits.refund(OF_A_NET, netOf(address));
    const wait = Math.max(ofAccount, ofNet);
    if (wait === 0) return;
    this.failures.record('too-many-attempts', email, address);
    throw tooManyAttempts(wait);
  }

  /** A success subtracts its own attempt and clears the account's failures. */
  async #forgive(email: string, address: string): Promise<void> {
    await Promise.all([
      this.limits.reset(OF_AN_ACCOUNT, accountKey(email, address)),
      this.limits.refund(OF_A_NET, netOf(address)),
    ]);
  }
}

const accountKey = (email: string, address: string) => `${netOf(address)} ${email.trim().toLowerCase()}`;
