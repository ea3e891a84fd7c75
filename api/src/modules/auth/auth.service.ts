import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { invalidCredentials, tooManyAttempts, wrongPassword } from './auth.errors';
import type { ChangePasswordDto, LoginDto, UserDto, VerificationDto } from './auth.dto';
import { SecondFactorService } from './factors/second-factor.service';
import { FailedLogins } from './failed-logins';
import { LoginLimiter } from './login-limiter';
import { hashNewPassword, verifyPassword } from './passwords';
import { SessionsService, type OpenedSession } from './sessions.service';
import { UserEntity } from './user.entity';
import { toUserDto } from './user.mapper';
import { UsersService } from './users.service';

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly limiter: LoginLimiter,
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
    await this.beginAttempt(email, address);
    const user = await this.users.findByEmail(email);
    const isRight = await verifyPassword(user?.passwordHash, password);
    if (!user || !isRight) {
      this.failures.record('wrong-credentials', email, address);
      throw invalidCredentials();
    }
    await this.limiter.forgive(email, address);
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
    await this.beginAttempt(user.email, address);
    if (!(await verifyPassword(user.passwordHash, password))) {
      this.failures.record('wrong-present-password', user.email, address);
      throw wrongPassword(field);
    }
    await this.limiter.forgive(user.email, address);
  }

  /** @throws DomainError 429 TOO_MANY_ATTEMPTS. */
  private async beginAttempt(email: string, address: string): Promise<void> {
    const wait = await this.limiter.beginAttempt(email, address);
    if (wait === 0) return;
    this.failures.record('too-many-attempts', email, address);
    throw tooManyAttempts(wait);
  }
}
