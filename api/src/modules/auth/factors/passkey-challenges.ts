import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { z } from 'zod';
import { Database } from '../../../database/database';
import { PasskeyChallengeEntity } from './factor.entity';

const LIFETIME_MS = 5 * 60_000;

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
