import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { catchError, filter, firstValueFrom, map, of, startWith, Subject, timeout } from 'rxjs';
import { z } from 'zod';
import type { BoundedClient } from '../../database/bounded-client';
import { Database } from '../../database/database';
import { announceReceipt, announceShellsReceipt, findListeners } from './content-changes.repository';

/** Longest wait of a save for the other processes: some 10 ms pass in general, seconds on a machine that is overloaded. */
const LIMIT_MS = 2000;
/** A process is not waited for by its own shells for so long that its receipt would come too late. */
const STREAM_LIMIT_MS = LIMIT_MS - 300;

export const CONTENT_VERSION = z.string().regex(/^\d{1,19}$/);

/** A process or a shell says that its caches have dropped what a version changed. */
const RECEIPT = z.union([
  z.object({ process: z.int(), version: CONTENT_VERSION }),
  z.object({ follower: z.uuid(), version: CONTENT_VERSION }),
]);

/**
 * Who has received which version of content. Each process acknowledges a change once the shells that follow it have,
 * and a save waits for every process that listens: a page or a response that is older than an acknowledged save is
 * then served by none.
 *
 * A shell is waited for from its first receipt on. Who missed a deadline is not waited for until the next receipt.
 */
@Injectable()
export class ChangeReceipts {
  readonly #processes = new Map<number, bigint>();
  /** Processes that missed a deadline and have acknowledged nothing since. */
  readonly #late = new Set<number>();
  /** The shells that follow this process, with the version that they have received; null where none is expected. */
  readonly #followers = new Map<string, bigint | null>();
  readonly #arrivals = new Subject<void>();

  constructor(private readonly database: Database) {}

  /** A shell follows this process from now on. @returns the id by which it acknowledges, and what ends it. */
  follow(): { follower: string; leave: () => void } {
    const follower = randomUUID();
    this.#followers.set(follower, null);
    const leave = () => {
      this.#followers.delete(follower);
      this.#arrivals.next();
    };
    return { follower, leave };
  }

  /** A shell has received a version. The process that it follows may be another one. */
  async take(follower: string, version: string): Promise<void> {
    if (this.#followers.has(follower)) this.receive({ follower, version });
    else await announceShellsReceipt(this.database.source.manager, { follower, version });
  }

  /** A receipt from any process. */
  receive(message: unknown): void {
    const receipt = RECEIPT.safeParse(message);
    if (!receipt.success) return;
    const version = BigInt(receipt.data.version);
    if ('process' in receipt.data) {
      this.#late.delete(receipt.data.process);
      this.#processes.set(receipt.data.process, version);
    } else this.#note(receipt.data.follower, version);
    this.#arrivals.next();
  }

  /** Tells every process that this one and its shells have received a version. @param listener its connection. */
  async acknowledge(listener: BoundedClient, version: string): Promise<void> {
    const number = BigInt(version);
    const late = () => [...this.#followers].filter(([, seen]) => seen !== null && seen < number);
    await this.#until(() => late().length === 0, STREAM_LIMIT_MS);
    for (const [follower] of late()) this.#followers.set(follower, null);
    await announceReceipt(listener, version);
  }

  /** @returns whether every process that listens has received the version; false after 2 s. It never rejects. */
  async everywhere(version: string): Promise<boolean> {
    const number = BigInt(version);
    // The save is committed, whatever happens here.
    const found = await findListeners(this.database.source.manager).catch(() => null);
    if (!found) return false;
    for (const process of [...this.#processes.keys(), ...this.#late])
      if (!found.includes(process)) {
        this.#processes.delete(process);
        this.#late.delete(process);
      }
    const missing = () =>
      found.filter((process) => !this.#late.has(process) && (this.#processes.get(process) ?? -1n) < number);
    const hasArrived = await this.#until(() => missing().length === 0, LIMIT_MS);
    for (const process of missing()) this.#late.add(process);
    return hasArrived;
  }

  /** Receipts of one shell may overtake each other. */
  #note(follower: string, version: bigint): void {
    const seen = this.#followers.get(follower);
    if (seen === undefined) return;
    this.#followers.set(follower, seen !== null && seen > version ? seen : version);
  }

  #until(isSo: () => boolean, limitMs: number): Promise<boolean> {
    return firstValueFrom(
      this.#arrivals.pipe(
        startWith(undefined),
        filter(isSo),
        map(() => true),
        timeout(limitMs),
        catchError(() => of(false)),
      ),
    );
  }
}
