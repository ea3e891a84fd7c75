import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { invalidCredentials, tooManyAttempts } from './auth.errors';
import type { SessionDto, VerificationDto } from './auth.dto';
import type { TokenPayload } from './jwt.strategy';
import { LoginLimiter } from './login-limiter';
import { verifyPassword } from './passwords';
import type { UserEntity } from './user.entity';
import { toUserDto } from './user.mapper';
import { UsersService } from './users.service';

@Injectable()
export class AuthService {
  constructor(
    @Inject(UsersService) private readonly users: UsersService,
    @Inject(JwtService) private readonly tokens: JwtService,
    @Inject(LoginLimiter) private readonly limiter: LoginLimiter,
  ) {}

  /**
   * @param address net address of the caller.
   * @throws DomainError 401 INVALID_CREDENTIALS, 429 TOO_MANY_ATTEMPTS.
   */
  async login(email: string, password: string, address: string): Promise<SessionDto> {
    const wait = this.limiter.beginAttempt(email, address);
    if (wait > 0) throw tooManyAttempts(wait);
    const user = await this.users.findByEmail(email);
    const isRight = await verifyPassword(user?.passwordHash, password);
    if (!user || !isRight) throw invalidCredentials();
    this.limiter.forgive(email, address);
    const payload: TokenPayload = { sub: user.id, ver: user.tokenVersion };
    return { token: await this.tokens.signAsync(payload), user: toUserDto(user) };
  }

  verify(user: UserEntity): VerificationDto {
    return { valid: true, user: toUserDto(user) };
  }

  /** Ends every session of the user. */
  logout(user: UserEntity): Promise<void> {
    return this.users.revokeTokens(user.id);
  }
}
