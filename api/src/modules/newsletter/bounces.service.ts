import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import type { BounceDto } from './bounces.controller';
import { bouncesNotConfigured, signatureInvalid } from './newsletter.errors';
import { markComplained, markUndeliverable } from './subscribers.repository';
import { Suppressions } from './suppressions.repository';

/** Reports of the mail service about bounces and complaints. */
@Injectable()
export class BouncesService {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly database: Database,
    private readonly suppressions: Suppressions,
  ) {}

  /** @param body as it was sent. @throws DomainError 404 NOT_CONFIGURED, 401 SIGNATURE_INVALID. */
  assertSigned(body: Buffer | undefined, signature = ''): void {
    const { bounceSecret } = this.config.newsletter;
    if (!bounceSecret) throw bouncesNotConfigured();
    if (!body || !isSigned(bounceSecret, body, signature, Date.now() / 1000)) throw signatureInvalid();
  }

  /** Idempotent: a repeated report changes nothing. @returns the number of changed subscribers. */
  record(events: BounceDto[]): Promise<number> {
    const emailsOf = (kind: BounceDto['kind']) => [
      ...new Set(events.filter((event) => event.kind === kind).map(({ email }) => email)),
    ];
    const complained = emailsOf('complained');
    const bounced = emailsOf('bounced').filter((email) => !complained.includes(email));
    return this.database.transaction(async (manager) => {
      const affected = await markUndeliverable(manager, { bounced, complained });
      await this.suppressions.add(manager, bounced, 'bounced');
      await this.suppressions.add(manager, complained, 'complained');
      await markComplained(manager, complained);
      return affected;
    });
  }
}

/** Seconds that a signature is valid, which prevents a later replay of a recorded report. */
export const SIGNATURE_LIFE_S = 300;
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 over `<seconds>.<body>`. @param seconds since 1970. */
export function signBounces(secret: string, body: Buffer, seconds: number): string {
  return `t=${seconds},v1=${hmac(secret, body, String(seconds)).toString('hex')}`;
}

/** Whether the header holds a valid, recent signature of these bytes. @param nowSeconds since 1970. */
export function isSigned(secret: string, body: Buffer, header: string, nowSeconds: number): boolean {
  const [, seconds, signature] = HEADER.exec(header) ?? [];
  if (!seconds || !signature || Math.abs(nowSeconds - Number(seconds)) > SIGNATURE_LIFE_S) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), hmac(secret, body, seconds));
}

const hmac = (secret: string, body: Buffer, seconds: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
