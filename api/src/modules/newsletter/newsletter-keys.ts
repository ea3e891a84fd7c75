import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { deriveKey } from '../../text/secret-token';

const UNSUBSCRIBE_TOKEN = /^([1-9]\d{0,17})\.([\w-]{43})$/;

/** Keyed hashes and tokens of the newsletter. */
@Injectable()
export class NewsletterKeys {
  readonly #addressKey: Buffer;
  readonly #unsubscribeKey: Buffer;

  constructor(@Inject(API_CONFIG) { newsletter }: ApiConfig) {
    this.#addressKey = deriveKey(newsletter.secret, 'newsletter addresses');
    this.#unsubscribeKey = deriveKey(newsletter.secret, 'newsletter unsubscribe');
  }

  /** A keyed hash in place of an address that must not be stored. @param email in its canonical spelling. */
  hashAddress(email: string): Buffer {
    return createHmac('sha256', this.#addressKey).update(email).digest();
  }

  /** The unsubscribe token of a subscriber. It is derived from the id, so it is not stored. */
  unsubscribeToken(subscriberId: string): string {
    return `${subscriberId}.${this.#sign(subscriberId).toString('base64url')}`;
  }

  /** @returns the subscriber's id; undefined for a forged token. */
  readUnsubscribeToken(token: string): string | undefined {
    const [, id, signature] = UNSUBSCRIBE_TOKEN.exec(token) ?? [];
    if (!id || !signature) return undefined;
    return timingSafeEqual(Buffer.from(signature, 'base64url'), this.#sign(id)) ? id : undefined;
  }

  #sign(subscriberId: string): Buffer {
    return createHmac('sha256', this.#unsubscribeKey).update(subscriberId).digest();
  }
}
