import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Database } from '../../database/database';
import type { SessionDto } from './auth.dto';
import { GoogleCredentials } from './google-credentials';
import { googleLoginFailed } from './google.errors';
import { CODE_LIFETIME_MS } from './redirect-state';
import { SessionsService } from './sessions.service';
import { SignInCodeEntity } from './sign-in-code.entity';
import { UserEntity } from './user.entity';
import { UsersService } from './users.service';

/** Signs in the user with the address that Google has verified. It never creates one. */
@Injectable()
export class GoogleService {
  constructor(
    private readonly credentials: GoogleCredentials,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly database: Database,
  ) {}

  /** @throws DomainError 401 GOOGLE_LOGIN_FAILED, 503 GOOGLE_UNAVAILABLE. */
  async login(credential: string, userAgent: string | undefined): Promise<SessionDto> {
    const user = await this.findUser(await this.credentials.verify(credential));
    return this.sessions.open(user, userAgent);
  }

  /**
   * A code that the page exchanges for a token, once, within a minute: the token itself is never in an address.
   *
   * @param secret of the browser that may exchange it.
   * @throws DomainError 401 GOOGLE_LOGIN_FAILED for an address that no user has.
   */
  async issueCode(email: string, secret: string): Promise<string> {
    const user = await this.findUser(email);
    const code = randomBytes(32).toString('base64url');
    await this.database.repository(SignInCodeEntity).insert({
      codeHash: hash(code, secret),
      userId: user.id,
      expiresAt: new Date(Date.now() + CODE_LIFETIME_MS),
    });
    return code;
  }

  /** @throws DomainError 401 GOOGLE_LOGIN_FAILED, also for a code of another browser. */
  async exchange(
    code: string,
    secret: string | undefined,
    userAgent: string | undefined,
  ): Promise<SessionDto> {
    if (!secret) throw googleLoginFailed();
    const { raw } = await this.database
      .repository(SignInCodeEntity)
      .createQueryBuilder()
      .delete()
      .where({ codeHash: hash(code, secret), expiresAt: MoreThan(new Date()) })
      .returning('user_id')
      .execute();
    const rows: { user_id: string }[] = raw;
    const user = rows[0] ? await this.users.findById(rows[0].user_id) : null;
    if (!user) throw googleLoginFailed();
    return this.sessions.open(user, userAgent);
  }

  private async findUser(email: string): Promise<UserEntity> {
    const user = await this.users.findByEmail(email);
    if (!user) throw googleLoginFailed();
    return user;
  }
}

/** Hashed, so that the table holds no usable code. */
const hash = (code: string, secret: string) => createHash('sha256').update(`${code}.${secret}`).digest('hex');
