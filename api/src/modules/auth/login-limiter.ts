import { LRUCache } from 'lru-cache';

interface Window {
  count: number;
  endsAt: number;
}

/** Failures of one account from one net address before the next is refused. */
export const FAILURES_PER_ACCOUNT = 5;
export const ACCOUNT_WINDOW_SECONDS = 600;
export const FAILURES_PER_ADDRESS = 100;
export const ADDRESS_WINDOW_SECONDS = 3600;
const LARGEST_COUNT = 50_000;

/** Counts failed logins. Kept in memory of one process; a shared store takes its place behind these methods. */
export class LoginLimiter {
  readonly #windows = new LRUCache<string, Window>({ max: LARGEST_COUNT });

  /** @param now milliseconds of a monotonic clock. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** @returns seconds until another attempt is allowed; 0 when it is allowed now. */
  secondsUntilAllowed(email: string, address: string): number {
    return Math.max(
      this.#wait(accountKey(email, address), FAILURES_PER_ACCOUNT),
      this.#wait(addressKey(address), FAILURES_PER_ADDRESS),
    );
  }

  /** Counts an attempt before it is judged, so that parallel ones cannot slip past. */
  countAttempt(email: string, address: string): void {
    this.#count(accountKey(email, address), ACCOUNT_WINDOW_SECONDS);
    this.#count(addressKey(address), ADDRESS_WINDOW_SECONDS);
  }

  /** A success takes its own attempt back and clears the account's failures. */
  forgive(email: string, address: string): void {
    this.#windows.delete(accountKey(email, address));
    const window = this.#windows.get(addressKey(address));
    if (window) window.count = Math.max(0, window.count - 1);
  }

  #wait(key: string, limit: number): number {
    const window = this.#windows.get(key);
    if (!window || window.endsAt <= this.now() || window.count < limit) return 0;
    return Math.ceil((window.endsAt - this.now()) / 1000);
  }

  #count(key: string, seconds: number): void {
    const window = this.#windows.get(key);
    if (window && window.endsAt > this.now()) window.count += 1;
    else this.#windows.set(key, { count: 1, endsAt: this.now() + seconds * 1000 });
  }
}

const accountKey = (email: string, address: string) => `account ${address} ${email.toLowerCase()}`;
const addressKey = (address: string) => `address ${address}`;
