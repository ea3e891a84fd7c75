import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../observability/logger';
import { shortenedNet } from '@stillsam/http-server/net-address';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { deriveKey } from '../../text/secret-token';

/** Characters of the hash: enough to distinguish accounts. */
const ACCOUNT_CHARACTERS = 16;

export type LoginFailure =
  'wrong-credentials' | 'wrong-present-password' | 'wrong-code' | 'passkey' | 'too-many-attempts' | 'google';

/** Logs failed log-ins, by which an operator finds an attack, without addresses or passwords. */
@Injectable()
export class FailedLogins {
  readonly #key: Buffer;

  constructor(
    @Inject(API_CONFIG) { jwt }: ApiConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#key = deriveKey(jwt.secret, 'failed log-ins');
  }

  /**
   * @param email as it was typed; undefined where none is known.
   * @param address net address of the caller.
   */
  record(reason: LoginFailure, email: string | undefined, address: string): void {
    const account = email && this.#hash(email);
    this.logger.warn({ reason, account, net: shortenedNet(address) }, 'a log-in failed');
  }

  #hash(email: string): string {
    const digest = createHmac('sha256', this.#key).update(email.trim().toLowerCase()).digest('base64url');
    return digest.slice(0, ACCOUNT_CHARACTERS);
  }
}
