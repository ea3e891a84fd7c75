import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { netOf } from '../net-address';
import { countSlots, insertSlot, lockSlots, renewSlots, type Slot } from './stream-slots.repository';

/** Each stream holds a connection, and few servers follow changes. */
const MOST_STREAMS = 200;
const MOST_PER_NET = 10;
/** A process that renews none for so long is dead, and its slots are free. */
const LEASE_SECONDS = 30;
const RENEW_INTERVAL_MS = 10_000;
const KEY_BYTES = 32;

/**
 * Limits open event streams of all processes together, in all and for each net address. Each stream is a row in the
 * database with a lease, which its process renews. There is no variant for Redis or for memory, because a stream
 * carries changes of the database and ends when it is away.
 */
@Injectable()
export class StreamSlots implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #process = randomUUID();
  readonly #held = new Set<Slot>();
  /** Slots that the database has not given yet. */
  readonly #asked = new Set<Slot>();
  #lastWrite: Promise<unknown> = Promise.resolve();
  readonly #secret: Buffer;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(
    @Inject(API_CONFIG) { jwt }: Pick<ApiConfig, 'jwt'>,
    private readonly database: Database,
  ) {
    this.#secret = Buffer.from(hkdfSync('sha256', jwt.secret, '', 'stillsam stream slots', KEY_BYTES));
  }

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => {
      if (this.#held.size > 0) void this.renew();
    }, RENEW_INTERVAL_MS);
    this.#timer.unref();
  }

  /** Frees every slot at once, so that a restart does not wait for leases. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    this.#held.clear();
    await this.renew();
  }

  /** @returns a function that releases the slot; undefined when none is free for this address. */
  async take(address: string): Promise<(() => void) | undefined> {
    const slot = { id: randomUUID(), net: this.#hash(netOf(address)) };
    // Hundreds of streams at once reach the database only as far as it could admit them.
    const known = [...new Set([...this.#held, ...this.#asked])];
    const own = known.filter(({ net }) => net === slot.net).length;
    if (known.length >= MOST_STREAMS || own >= MOST_PER_NET) return undefined;
    this.#asked.add(slot);
    try {
      const isTaken = await this.#write(async (manager) => {
        const { own, all } = await countSlots(manager, slot.net);
        if (all >= MOST_STREAMS || own >= MOST_PER_NET) return false;
        this.#held.add(slot);
        await insertSlot(manager, this.#process, slot, LEASE_SECONDS);
        return true;
      });
      return isTaken ? () => this.#giveBack(slot) : undefined;
    } catch (error) {
      this.#held.delete(slot);
      throw error;
    } finally {
      this.#asked.delete(slot);
    }
  }

  /** Renews the leases of this process. What cannot be written now is written with the next change, or runs out. */
  async renew(): Promise<void> {
    await this.#write(async () => {}).catch(() => {
      // While the database is away its streams end by themselves.
    });
  }

  #giveBack(slot: Slot): void {
    if (this.#held.delete(slot) && !this.#isStopped) void this.renew();
  }

  /** Renews all, then runs `work`, one process after another; of this process on one connection at a time. */
  #write<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const write = this.#lastWrite.then(() =>
      this.database.transaction(async (manager) => {
        await lockSlots(manager);
        await renewSlots(manager, this.#process, [...this.#held], LEASE_SECONDS);
        return work(manager);
      }),
    );
    this.#lastWrite = write.catch(() => undefined);
    return write;
  }

  #hash(net: string): string {
    return createHmac('sha256', this.#secret).update(net).digest('base64url');
  }
}
