import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Database } from '../../database/database';
import { newSecretToken } from '../../text/secret-token';
import { sha256 } from '../../text/sha256';
import type { GoogleCodeDto, GoogleCredentialDto } from './auth.dto';
import { SecondFactorService } from './factors/second-factor.service';
import { GoogleCredentials } from './google-credentials';
import { googleLoginFailed } from './auth.errors';
import { CODE_LIFETIME_MS } from './redirect-state';
import { SignInCodeEntity } from './session.entity';
import type { UserEntity } from './user.entity';
import { UsersService } from './users.service';

/** Signs in the user with the address that Google has verified. It never creates one. */
@Injectable()
export class GoogleService {
  constructor(
    private readonly credentials: GoogleCredentials,
    private readonly users: UsersService,
    private readonly secondFactor: SecondFactorService,
    private readonly database: Database,
  ) {}

  /**
   * @param address net address of the caller.
   * @returns the user, who has passed every factor.
   * @throws DomainError 401 GOOGLE_LOGIN_FAILED, SECOND_FACTOR_REQUIRED, WRONG_CODE, 429, 503 GOOGLE_UNAVAILABLE.
   */
  async login({ credential, second_factor }: GoogleCredentialDto, address: string): Promise<UserEntity> {
    const user = await this.findUser(await this.credentials.verify(credential));
    await this.secondFactor.require(user.id, second_factor, address);
    return user;
  }

  /**
   * A code that the page exchanges for a token, once, within five minutes: the token itself is never in an address.
   *
   * @param secret of the browser that may exchange it.
   * @throws DomainError 401 GOOGLE_LOGIN_FAILED for an address that no user has.
   */
  async issueCode(email: string, secret: string): Promise<string> {
    const user = await this.findUser(email);
    const { token: code } = newSecretToken();
    await this.database.repository(SignInCodeEntity).insert({
      codeHash: hash(code, secret),
      userId: user.id,
      expiresAt: new Date(Date.now() + CODE_LIFETIME_MS),
    });
    return code;
  }

  /**
   * The code is used up once every factor has passed.
   *
   * @param secret of the browser that the code was given to.
   * @param address net address of the caller.
   * @throws DomainError 401 GOOGLE_LOGIN_FAILED, also for a code of another browser, SECOND_FACTOR_REQUIRED, WRONG_CODE,
   *   429.
   */
  async exchange(
    { code, second_factor }: GoogleCodeDto,
    secret: string | undefined,
    address: string,
  ): Promise<UserEntity> {
    if (!secret) throw googleLoginFailed();
    const codes = this.database.repository(SignInCodeEntity);
    const open = { codeHash: hash(code, secret), expiresAt: MoreThan(new Date()) };
    const found = await codes.findOneBy(open);
    const user = found && (await this.users.findById(found.userId));
    if (!user) throw googleLoginFailed();
    await this.secondFactor.require(user.id, second_factor, address);
    if ((await codes.delete(open)).affected !== 1) throw googleLoginFailed();
    return user;
  }

  private async findUser(email: string): Promise<UserEntity> {
    const user = await this.users.findByEmail(email);
    if (!user) throw googleLoginFailed();
    return user;
  }
}

/** Hashed, so that the table holds no usable code. */
const hash = (code: string, secret: string) => sha256(`${code}.${secret}`);
