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
  /** Grows with every change of published content; a text, for it is a bigint. */
  version: string;
  /** What changed; empty when changes may have been missed, which means everything. */
  slugs: string[];
}

/**
 * What this process knows of published content: its version, and every change from whichever process it comes.
 * Versions become visible in their order, so an equal version means that nothing was missed.
 */
@Injectable()
export class ContentChanges implements BeforeApplicationShutdown {
  readonly #changes = new Subject<ContentChange>();
  readonly #connected = new BehaviorSubject(false);
  #version = 0n;

  /** Whether this process is notified of changes that others make. */
  get isConnected(): boolean {
    return this.#connected.value;
  }

  /** The newest version of content that this process knows of. */
  get version(): bigint {
    return this.#version;
  }

  /** Changes as they arrive. */
  get stream(): Observable<ContentChange> {
    return this.#changes;
  }

  /**
   * For one subscriber elsewhere: the present version as soon as it is known, then every change. It ends when this
   * process is disconnected, because changes may be missed from then on.
   */
  follow(): Observable<ContentChange> {
    const present = this.#connected.pipe(
      filter(Boolean),
      take(1),
      map((): ContentChange => ({ version: String(this.#version), slugs: [] })),
    );
    const lost = this.#connected.pipe(
      skipWhile((isConnected) => !isConnected),
      filter((isConnected) => !isConnected),
    );
    return merge(present, this.#changes).pipe(takeUntil(lost));
  }

  /**
   * Announces a change to every process, with the transaction that makes it. Call it last: other announcements
   * wait from here until the commit.
   *
   * @returns the change for {@link receive} once the transaction is committed.
   */
  async announce(manager: EntityManager, slugs: string[]): Promise<ContentChange> {
    return { version: await announceChange(manager, slugs), slugs };
  }

  /** Takes a committed change, of this process or of another. One that is known already is skipped. */
  receive({ version, slugs }: ContentChange): void {
    const number = BigInt(version);
    if (number <= this.#version) return;
    const isNext = number === this.#version + 1n;
    this.#version = number;
    this.#changes.next({ version, slugs: isNext ? slugs : [] });
  }

  /** This process is notified of changes from now on; `version` is the present one. */
  subscribe(version: string): void {
    this.#version = BigInt(version);
    this.#connected.next(true);
  }

  /** Changes may be missed from now on. */
  onDisconnect(): void {
    if (this.isConnected) this.#connected.next(false);
  }

  /** Streams to others would keep their connections, and with them the process, alive. */
  beforeApplicationShutdown(): void {
    this.onDisconnect();
    this.#connected.complete();
    this.#changes.complete();
  }
}
