import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import {
  BehaviorSubject,
  distinctUntilChanged,
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

/** PostgreSQL's channel of changes. */
export const CONTENT_CHANNEL = 'content_changed';

export interface ContentChange {
  /** Grows with every change of published content; a text, for it is a bigint. */
  version: string;
  /** What changed; empty when changes may have been missed, which means everything. */
  slugs: string[];
}

const ANNOUNCE = `
  WITH next AS (UPDATE content_state SET version = version + 1 RETURNING version::text)
  SELECT version, pg_notify($1, json_build_object('version', version, 'slugs', $2::json)::text) FROM next`;

/**
 * What this process knows of published content: its version, and every change from whichever process it comes.
 * Versions become visible in their order, so an equal version means that nothing was missed.
 */
@Injectable()
export class ContentChanges implements BeforeApplicationShutdown {
  readonly #changes = new Subject<ContentChange>();
  readonly #hearing = new BehaviorSubject(false);
  #version = 0n;

  /** Whether a change made by another process would be heard of now. */
  get isHearing(): boolean {
    return this.#hearing.value;
  }

  /** The newest version of content that this process knows of. */
  get version(): bigint {
    return this.#version;
  }

  /** `isHearing`, now and whenever it turns. */
  get hearing(): Observable<boolean> {
    return this.#hearing.pipe(distinctUntilChanged());
  }

  /** Changes as they are heard. */
  get stream(): Observable<ContentChange> {
    return this.#changes;
  }

  /**
   * For one listener elsewhere: the present version as soon as it is known, then every change. It ends when
   * changes can no longer be heard, so that nobody relies on a silence that means nothing.
   */
  follow(): Observable<ContentChange> {
    const present = this.#hearing.pipe(
      filter(Boolean),
      take(1),
      map((): ContentChange => ({ version: String(this.#version), slugs: [] })),
    );
    const lost = this.#hearing.pipe(
      skipWhile((isHearing) => !isHearing),
      filter((isHearing) => !isHearing),
    );
    return merge(present, this.#changes).pipe(takeUntil(lost));
  }

  /**
   * Announces a change to every process, with the transaction that makes it. Call it last: other announcements
   * wait from here until the commit.
   *
   * @returns what to tell this process by {@link receive} once the transaction is committed.
   */
  async announce(manager: EntityManager, slugs: string[]): Promise<ContentChange> {
    const rows: { version: string }[] = await manager.query(ANNOUNCE, [
      CONTENT_CHANNEL,
      JSON.stringify(slugs),
    ]);
    return { version: rows[0]?.version ?? '0', slugs };
  }

  /** A committed change, heard of or made here. One that is known already is passed over. */
  receive({ version, slugs }: ContentChange): void {
    const number = BigInt(version);
    if (number <= this.#version) return;
    const isNext = number === this.#version + 1n;
    this.#version = number;
    this.#changes.next({ version, slugs: isNext ? slugs : [] });
  }

  /** Changes are heard from now on; `version` is the present one. */
  hear(version: string): void {
    this.#version = BigInt(version);
    this.#hearing.next(true);
  }

  /** Changes may be missed from now on. */
  lose(): void {
    if (this.isHearing) this.#hearing.next(false);
  }

  /** Streams to others would keep their connections, and with them the process, alive. */
  beforeApplicationShutdown(): void {
    this.lose();
    this.#hearing.complete();
    this.#changes.complete();
  }
}
