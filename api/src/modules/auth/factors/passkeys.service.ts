import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticatorTransportFuture,
} from '@simplewebauthn/server';
import { API_CONFIG, type ApiConfig } from '../../../config/env';
import { Database } from '../../../database/database';
import { isUniqueViolation } from '../../../database/database-errors';
import type { UserEntity } from '../user.entity';
import { displayName } from '../user.mapper';
import {
  keepTheLastFactor,
  passkeyNotAdded,
  passkeyNotFound,
  passkeyRefused,
  passkeysUnavailable,
} from './factors.errors';
import { PasskeyEntity } from './factor.entity';
import { PasskeyChallenges, toAuthentication, toRegistration } from './passkey-challenges';

const RP_NAME = 'Stillsam';
/** EdDSA, ES256 and RS256. Named, because the library's own list depends on the version of Node. */
const ALGORITHMS = [-8, -7, -257];

/** Where passkeys work. */
interface PasskeyScope {
  /** RP ID: the domain that every key belongs to for ever. */
  domain: string;
  /** Exact origins of the pages that may use them. */
  origins: string[];
}

/** Passkeys: their keys, and the ceremonies that make and use them. User verification is always required. */
@Injectable()
export class PasskeysService {
  readonly #scope: PasskeyScope | null;

  constructor(
    @Inject(API_CONFIG) config: ApiConfig,
    private readonly database: Database,
    private readonly challenges: PasskeyChallenges,
  ) {
    this.#scope = readPasskeyScope(config);
  }

  /** The domain of all keys; null where there are none. */
  get domain(): string | null {
    return this.#scope?.domain ?? null;
  }

  /** Oldest first. */
  list(userId: string): Promise<PasskeyEntity[]> {
    return this.database.repository(PasskeyEntity).find({ where: { userId }, order: { createdAt: 'ASC' } });
  }

  /** @returns what `navigator.credentials.create` is called with. @throws DomainError 409 PASSKEYS_UNAVAILABLE. */
  async beginRegistration(user: UserEntity, sessionId: string): Promise<object> {
    const { domain } = this.#requireScope();
    const known = await this.list(user.id);
    const options = await generateRegistrationOptions({
      rpName: RP_NAME,
      rpID: domain,
      userID: new TextEncoder().encode(user.id),
      userName: user.email,
      userDisplayName: displayName(user),
      attestationType: 'none',
      excludeCredentials: known.map(toDescriptor),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    await this.challenges.store('register', sessionId, options.challenge);
    return options;
  }

  /** Stores a new key. @throws DomainError 409 PASSKEYS_UNAVAILABLE, 422 PASSKEY_NOT_ADDED. */
  async finishRegistration(
    user: UserEntity,
    sessionId: string,
    credential: unknown,
    name: string,
  ): Promise<PasskeyEntity> {
    const { domain, origins } = this.#requireScope();
    const response = toRegistration(credential);
    const challenge = response && (await this.challenges.take('register', sessionId, response));
    if (!response || challenge === null) throw passkeyNotAdded();
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: domain,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => null);
    if (!verified?.verified) throw passkeyNotAdded();
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    const passkeys = this.database.repository(PasskeyEntity);
    const passkey = passkeys.create({
      id,
      userId: user.id,
      name,
      publicKey: Buffer.from(publicKey),
      counter: String(counter),
      transports,
      lastUsedAt: null,
    });
    try {
      await passkeys.insert(passkey);
    } catch (error) {
      // Somebody has registered this credential before.
      throw isUniqueViolation(error) ? passkeyNotAdded() : error;
    }
    return passkey;
  }

  /**
   * @param holder session or browser that may answer.
   * @param userId whose keys; null for a sign-in, where the browser offers what it has.
   * @returns what `navigator.credentials.get` is called with. @throws DomainError 409 PASSKEYS_UNAVAILABLE.
   */
  async beginProof(ceremony: 'sign-in' | 'step-up', holder: string, userId: string | null): Promise<object> {
    const { domain } = this.#requireScope();
    const allowed = userId === null ? [] : await this.list(userId);
    const options = await generateAuthenticationOptions({
      rpID: domain,
      userVerification: 'required',
      allowCredentials: allowed.map(toDescriptor),
    });
    await this.challenges.store(ceremony, holder, options.challenge);
    return options;
  }

  /** @returns id of the user whose key signed the challenge. @throws DomainError 401 PASSKEY_REFUSED, 409 PASSKEYS_UNAVAILABLE. */
  async finishProof(ceremony: 'sign-in' | 'step-up', holder: string, credential: unknown): Promise<string> {
    const { domain, origins } = this.#requireScope();
    const response = toAuthentication(credential);
    const challenge = response && (await this.challenges.take(ceremony, holder, response));
    if (!response || challenge === null) throw passkeyRefused();
    const passkeys = this.database.repository(PasskeyEntity);
    const passkey = await passkeys.findOneBy({ id: response.id });
    if (!passkey) throw passkeyRefused();
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: domain,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
      },
    }).catch(() => null);
    if (!verified?.verified) throw passkeyRefused();
    const counter = String(verified.authenticationInfo.newCounter);
    await passkeys.update({ id: passkey.id }, { counter, lastUsedAt: new Date() });
    return passkey.userId;
  }

  /** @throws DomainError 404 PASSKEY_NOT_FOUND, also for another user's key, 409 LAST_FACTOR. */
  async remove(userId: string, id: string): Promise<void> {
    const { affected } = await keepTheLastFactor(() =>
      this.database.repository(PasskeyEntity).delete({ id, userId }),
    );
    if (affected !== 1) throw passkeyNotFound();
  }

  #requireScope(): PasskeyScope {
    if (!this.#scope) throw passkeysUnavailable();
    return this.#scope;
  }
}

/** @returns null for a site that is reached by an IP address, which no passkey can belong to. */
function readPasskeyScope({
  siteOrigin,
  adminOrigin,
  allowedOrigins,
  passkeyDomain,
}: ApiConfig): PasskeyScope | null {
  const domain = passkeyDomain ?? new URL(siteOrigin).hostname;
  if (isIP(domain.replace(/^\[|\]$/g, '')) !== 0) return null;
  const isWithin = (origin: string) => `.${new URL(origin).hostname}`.endsWith(`.${domain}`);
  return { domain, origins: [siteOrigin, adminOrigin, ...allowedOrigins].filter(isWithin) };
}

function toDescriptor({ id, transports }: PasskeyEntity) {
  return { id, transports: transports as AuthenticatorTransportFuture[] };
}
