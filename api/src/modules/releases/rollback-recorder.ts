import { Inject, Injectable } from '@nestjs/common';
import { readPointer, takeBack } from '@stillsam/releases/move-pointer';
import type { Remote } from '@stillsam/releases/registry';
import type { Logger } from 'pino';
import { LOGGER } from '../../observability/logger';
import { RepeatedTask, type Repeated } from '../../operations/repeated-task';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { askShells, isConfigured, openStoreOf, readRemotes, type ShellAnswer } from './release-sources';

export const POLL_INTERVAL_MS = 5000;
/** Of the journal's entry. */
const WHO = 'servrarna';
const WAIT_MS = 2000;

/**
 * Enters in journal and pointer what a shell has taken back by itself, so that every shell follows. Any process may do
 * it: the pointer moves only from what it was read as.
 */
@Injectable()
export class RollbackRecorder extends RepeatedTask {
  /** A fault that stays is one line of the log. */
  #lastWarning: string | undefined;

  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  protected task(): Repeated | undefined {
    if (!isConfigured(this.config)) return undefined;
    return { run: () => this.look(), everyMs: POLL_INTERVAL_MS };
  }

  /** Asks the shells once. */
  async look(): Promise<void> {
    try {
      const shells = await askShells(this.config);
      for (const remote of await readRemotes(this.config)) await this.#follow(remote, shells);
      this.#lastWarning = undefined;
    } catch (error) {
      const reason = String(error);
      if (reason !== this.#lastWarning) this.logger.warn({ reason }, 'what shells took back is not entered');
      this.#lastWarning = reason;
    }
  }

  async #follow({ name, publicKey }: Remote, shells: readonly ShellAnswer[]): Promise<void> {
    const refusals = shells.flatMap(({ remotes }) => remotes[name]?.refused ?? []);
    const takenBack = refusals.filter(({ isTakenBack }) => isTakenBack);
    if (takenBack.length === 0) return;
    const store = await openStoreOf(name, this.config);
    const { pointer } = await readPointer(store);
    const live = [pointer?.stable, pointer?.canary?.version];
    const faulty = takenBack.find(({ version }) => live.includes(version));
    if (!faulty) return;
    const { version, reason } = faulty;
    const target = { part: name, store, publicKey, who: WHO, why: reason, waitMs: WAIT_MS };
    if (await takeBack(target, version))
      this.logger.warn({ part: name, version, reason }, 'a release was taken back');
  }
}
