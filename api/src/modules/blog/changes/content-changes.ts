import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import {
  BehaviorSubject,
  filter,
  map,
  merge,
  skipWhile,
  Subject,
  take,
  takeUntil,
  type Observable,
} from 'rxjs';
import type { EntityManager } from 'typeorm';
import { announceChange } from './content-changes.repository';

export interface ContentChange {
  /** Grows with every change of published content; text, because it is a bigint. */
  version: string;
  /** Slugs of the changed posts; empty for any post, because changes may have been missed. */
  slugs: string[];
  /** What caches drop; null for everything. */
  tags: string[] | null;
}

/**
 * The version of published content in this process, and a stream of changes by every process. Transactions
 * commit in the order of their versions, so an equal version means that no change was missed.
 */
@Injectable()
export class ContentChanges implements BeforeApplicationShutdown {
  readonly #changes = new Subject<ContentChange>();
  readonly #connected = new BehaviorSubject(false);
  #version = 0n;

  /** Whether this process is notified of changes by other processes. */
  get isConnected(): boolean {
    return this.#connected.value;
  }

  /** The newest version that this process has received. */
  get version(): bigint {
    return this.#version;
  }

  /** The tags that caches drop, as changes arrive; null for everything, whenever changes may have been missed. */
  get drops(): Observable<string[] | null> {
    return merge(this.#changes.pipe(map(({ tags }) => tags)), this.#connected.pipe(map(() => null)));
  }

  /**
   * The stream for one client of `/api/blog/changes`: the current version as soon as it is known, then every change.
   * It ends when this process is disconnected, because changes may be missed from then on.
   */
  follow(): Observable<ContentChange> {
    const current = this.#connected.pipe(
      filter(Boolean),
      take(1),
      map((): ContentChange => ({ version: String(this.#version), slugs: [], tags: null })),
    );
    const lost = this.#connected.pipe(
      skipWhile((isConnected) => !isConnected),
      filter((isConnected) => !isConnected),
    );
    return merge(current, this.#changes).pipe(takeUntil(lost));
  }

  /**
   * Announces a change to every process when the transaction commits. It must be the transaction's last statement:
   * it locks the row of the version, so other announcements wait until the commit.
   *
   * @returns the change for {@link receive} once the transaction is committed.
   */
  async announce(
    manager: EntityManager,
    changed: { slugs: string[]; tags: string[] },
  ): Promise<ContentChange> {
    return { version: await announceChange(manager, changed), ...changed };
  }

  /** Publishes a committed change of this process or of another one; a known version is skipped. */
  receive({ version, slugs, tags }: ContentChange): void {
    const number = BigInt(version);
    if (number <= this.#version) return;
    const isNext = number === this.#version + 1n;
    this.#version = number;
    this.#changes.next(isNext ? { version, slugs, tags } : { version, slugs: [], tags: null });
  }

  /**
   * This process is notified of changes from now on.
   *
   * @param version the version when it subscribed. A notification may have raised the known one since then.
   */
  subscribe(version: string): void {
    const subscribed = BigInt(version);
    if (subscribed > this.#version) this.#version = subscribed;
    this.#connected.next(true);
  }

  /** Changes may be missed from now on, and the next connection may lead to a database with a lower version. */
  onDisconnect(): void {
    this.#version = 0n;
    if (this.isConnected) this.#connected.next(false);
  }

  /** Ends the streams of clients, whose connections would keep the process alive. */
  beforeApplicationShutdown(): void {
    this.onDisconnect();
    this.#connected.complete();
    this.#changes.complete();
  }
}
