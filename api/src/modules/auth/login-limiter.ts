import { LRUCache } from 'lru-cache';
import { netOf } from '../../common/net-address';

interface Window {
  count: number;
  endsAt: number;
}

/** Failures of one account from one net address before the next is refused. */
export const FAILURES_PER_ACCOUNT = 5;
export const ACCOUNT_WINDOW_SECONDS = 600;
export const FAILURES_PER_ADDRESS = 100;
export const ADDRESS_WINDOW_SECONDS = 3600;
const MOST_WINDOWS = 50_000;

/** Counts failed logins. Kept in memory of one process; a shared store takes its place behind these methods. */
export class LoginLimiter {
  readonly #windows = new LRUCache<string, Window>({ max: MOST_WINDOWS });

  /** @param now milliseconds of a monotonic clock. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * Asks for leave to try, and counts the attempt before it is judged, so that parallel ones cannot slip past.
   *
   * @returns seconds until another attempt is allowed; 0 when this one is.
   */
  beginAttempt(email: string, address: string): number {
    const account = accountKey(email, address);
    const wait = Math.max(
      this.#wait(account, FAILURES_PER_ACCOUNT, ACCOUNT_WINDOW_SECONDS),
      this.#wait(addressKey(address), FAILURES_PER_ADDRESS, 0),
    );
    if (wait > 0) return wait;
    this.#count(account, ACCOUNT_WINDOW_SECONDS);
    this.#count(addressKey(address), ADDRESS_WINDOW_SECONDS);
    return 0;
  }

  /** A success takes its own attempt back and clears the account's failures. */
  forgive(email: string, address: string): void {
    this.#windows.delete(accountKey(email, address));
    const window = this.#windows.get(addressKey(address));
    if (window) window.count = Math.max(0, window.count - 1);
  }

  /** @param lockSeconds how long the first refusal holds; 0 for the rest of the window. */
  #wait(key: string, limit: number, lockSeconds: number): number {
    const window = this.#windows.get(key);
    const now = this.now();
    if (!window || window.endsAt <= now || window.count < limit) return 0;
    if (lockSeconds > 0 && window.count === limit) {
      window.count += 1;
      window.endsAt = now + lockSeconds * 1000;
    }
    return Math.ceil((window.endsAt - now) / 1000);
  }

  #count(key: string, seconds: number): void {
    const window = this.#windows.get(key);
    if (window && window.endsAt > this.now()) window.count += 1;
    else this.#windows.set(key, { count: 1, endsAt: this.now() + seconds * 1000 });
  }
}

const accountKey = (email: string, address: string) =>
  `account ${netOf(address)} ${email.trim().toLowerCase()}`;
const addressKey = (address: string) => `address ${netOf(address)}`;
