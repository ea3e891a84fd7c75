import { Injectable } from '@nestjs/common';
import { netOf } from '@stillsam/http-server/net-address';
import { RateLimits, type RateLimit } from '../rate-limits/rate-limits';

/** Failures of one account by one net address; the sixth attempt blocks it for ten minutes. */
const OF_AN_ACCOUNT: RateLimit = { name: 'login account', points: 5, seconds: 600, blockSeconds: 600 };
/** Failures of all accounts by one net address in an hour. */
const OF_A_NET: RateLimit = { name: 'login net', points: 100, seconds: 3600 };

/** Limits failed log-ins. Every attempt counts before it is judged, so that parallel ones cannot exceed the limit. */
@Injectable()
export class LoginLimiter {
  constructor(private readonly limits: RateLimits) {}

  /** @returns seconds until another attempt is allowed; 0 when this one is. */
  async beginAttempt(email: string, address: string): Promise<number> {
    const [ofAccount, ofNet] = await Promise.all([
      this.limits.consume(OF_AN_ACCOUNT, accountKey(email, address)),
      this.limits.consume(OF_A_NET, netOf(address)),
    ]);
    // Attempts at a blocked account do not count for the net, so they do not block its other accounts.
    if (ofAccount > 0 && ofNet === 0) await this.limits.refund(OF_A_NET, netOf(address));
    return Math.max(ofAccount, ofNet);
  }

  /** A success subtracts its own attempt and clears the account's failures. */
  async forgive(email: string, address: string): Promise<void> {
    await Promise.all([
      this.limits.reset(OF_AN_ACCOUNT, accountKey(email, address)),
      this.limits.refund(OF_A_NET, netOf(address)),
    ]);
  }
}

const accountKey = (email: string, address: string) => `${netOf(address)} ${email.trim().toLowerCase()}`;
