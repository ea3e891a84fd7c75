import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { generateSecret, generateURI, verify } from 'otplib';
import { LessThan } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../../config/env';
import { Database } from '../../../database/database';
import { deriveKey } from '../../../text/secret-token';
import type { UserEntity } from '../user.entity';
import { AuthenticatorEntity } from './factor.entity';
import { authenticatorNotFound, codeNotAccepted, keepTheLastFactor } from './factors.errors';

const ISSUER = 'Stillsam';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Seconds: a code of the step before counts too, for who types slowly (RFC 6238, section 5.2). */
const TOLERANCE: [past: number, future: number] = [30, 0];

/** Apps that make time-based codes (RFC 6238): six digits, a new code every 30 seconds. */
@Injectable()
export class AuthenticatorsService {
  readonly #key: Buffer;

  constructor(
    @Inject(API_CONFIG) { jwt }: ApiConfig,
    private readonly database: Database,
  ) {
    this.#key = deriveKey(jwt.secret, 'authenticators');
  }

  has(userId: string): Promise<boolean> {
    return this.database.repository(AuthenticatorEntity).existsBy({ userId, isConfirmed: true });
  }

  /** Begins with an app; it counts once a code of it is confirmed. @returns its secret, as base32 and as an address. */
  async begin({ id, email }: UserEntity): Promise<{ secret: string; uri: string }> {
    const secret = generateSecret();
    const authenticators = this.database.repository(AuthenticatorEntity);
    await authenticators.delete({ userId: id, isConfirmed: false });
    await authenticators.insert({ userId: id, sealedSecret: this.#seal(secret), isConfirmed: false });
    return { secret, uri: generateURI({ issuer: ISSUER, label: email, secret }) };
  }

  /** The new app takes the place of an earlier one. @throws DomainError 404 AUTHENTICATOR_NOT_FOUND, 422 CODE_NOT_ACCEPTED. */
  async confirm(userId: string, code: string): Promise<void> {
    const begun = await this.#find(userId, false);
    if (!begun) throw authenticatorNotFound();
    const lastStep = await this.#accept(begun, code);
    if (lastStep === null) throw codeNotAccepted();
    const { sealedSecret } = begun;
    const confirmed = { userId, isConfirmed: true };
    await this.database.transaction(async (manager) => {
      await manager.upsert(AuthenticatorEntity, { ...confirmed, sealedSecret, lastStep }, [
        'userId',
        'isConfirmed',
      ]);
      await manager.delete(AuthenticatorEntity, { userId, isConfirmed: false });
    });
  }

  /** Whether a code is right and has not been used. */
  async isRight(userId: string, code: string): Promise<boolean> {
    const authenticator = await this.#find(userId, true);
    return authenticator !== null && (await this.#accept(authenticator, code)) !== null;
  }

  /** @throws DomainError 404 AUTHENTICATOR_NOT_FOUND, 409 LAST_FACTOR. */
  async remove(userId: string): Promise<void> {
    const authenticators = this.database.repository(AuthenticatorEntity);
    const { affected } = await keepTheLastFactor(() => authenticators.delete({ userId, isConfirmed: true }));
    await authenticators.delete({ userId, isConfirmed: false });
    if (affected !== 1) throw authenticatorNotFound();
  }

  #find(userId: string, isConfirmed: boolean): Promise<AuthenticatorEntity | null> {
    return this.database.repository(AuthenticatorEntity).findOneBy({ userId, isConfirmed });
  }

  /**
   * The step is stored under a condition, so that of two parallel uses of a code one is refused.
   *
   * @returns the time step of the code; null for a wrong one, and for one that was used.
   */
  async #accept(
    { userId, isConfirmed, sealedSecret, lastStep }: AuthenticatorEntity,
    code: string,
  ): Promise<string | null> {
    const secret = this.#open(sealedSecret);
    if (secret === null) return null;
    const afterTimeStep = Number(lastStep);
    const result = await verify({ secret, token: code, epochTolerance: TOLERANCE, afterTimeStep });
    if (!result.valid || !('timeStep' in result)) return null;
    const step = String(result.timeStep);
    const { affected } = await this.database
      .repository(AuthenticatorEntity)
      .update({ userId, isConfirmed, lastStep: LessThan(step) }, { lastStep: step });
    return affected === 1 ? step : null;
  }

  #seal(secret: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce);
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @returns null for a secret of another JWT_SECRET: its user then needs a recovery code. */
  #open(sealed: string): string | null {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    try {
      const rest = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return decipher.update(rest, undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return null;
    }
  }
}
