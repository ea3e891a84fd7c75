import { Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { MoreThan } from 'typeorm';
import { z } from 'zod';
import { Database } from '../../../database/database';
import { PasskeyChallengeEntity } from './factor.entity';

const LIFETIME_MS = 5 * 60_000;

const TEXT = z.string().max(20_000);
/** Fields that both ceremonies have. The library checks what they hold; others are left out. */
const COMMON = { id: TEXT, rawId: TEXT, type: z.literal('public-key'), clientExtensionResults: z.object({}) };

const REGISTRATION = z.object({
  ...COMMON,
  response: z.object({
    clientDataJSON: TEXT,
    attestationObject: TEXT,
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .optional(),
  }),
});

const AUTHENTICATION = z.object({
  ...COMMON,
  response: z.object({
    clientDataJSON: TEXT,
    authenticatorData: TEXT,
    signature: TEXT,
    userHandle: TEXT.nullish(),
  }),
});

/** The part of `clientDataJSON` that names the challenge. */
const CLIENT_DATA = z.object({ challenge: z.string().max(200) });

type Ceremony = 'register' | 'sign-in' | 'step-up';

/** Challenges of passkeys: each may be answered once, within five minutes, by whom it was given to. */
@Injectable()
export class PasskeyChallenges {
  constructor(private readonly database: Database) {}

  /** @param holder session or browser that may answer. */
  async store(ceremony: Ceremony, holder: string, challenge: string): Promise<void> {
    const expiresAt = new Date(Date.now() + LIFETIME_MS);
    const boundTo = `${ceremony} ${holder}`;
    await this.database.repository(PasskeyChallengeEntity).insert({ challenge, boundTo, expiresAt });
  }

  /**
   * Uses up the challenge that a response of a browser answers.
   *
   * @returns the challenge; null for one that was not given to the holder, is over or was answered.
   */
  async take(
    ceremony: Ceremony,
    holder: string,
    { response }: { response: { clientDataJSON: string } },
  ): Promise<string | null> {
    const challenge = challengeIn(response.clientDataJSON);
    if (challenge === null) return null;
    const boundTo = `${ceremony} ${holder}`;
    const { affected } = await this.database
      .repository(PasskeyChallengeEntity)
      .delete({ challenge, boundTo, expiresAt: MoreThan(new Date()) });
    return affected === 1 ? challenge : null;
  }
}

/** @param clientDataJson base64url. */
function challengeIn(clientDataJson: string): string | null {
  try {
    const text = Buffer.from(clientDataJson, 'base64url').toString('utf8');
    return CLIENT_DATA.parse(JSON.parse(text)).challenge;
  } catch {
    return null;
  }
}

/** @returns null where it is no response of a browser. */
export function toRegistration(credential: unknown): RegistrationResponseJSON | null {
  return REGISTRATION.safeParse(credential).data ?? null;
}

/** @returns null where it is no response of a browser. */
export function toAuthentication(credential: unknown): AuthenticationResponseJSON | null {
  const { data } = AUTHENTICATION.safeParse(credential);
  if (!data) return null;
  const { userHandle, ...response } = data.response;
  return { ...data, response: { ...response, ...(userHandle ? { userHandle } : {}) } };
}
