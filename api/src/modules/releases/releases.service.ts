import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '@stillsam/releases/refusal';
import { rollBack } from '@stillsam/releases/roll-back';
import type { Logger } from 'pino';
import { DomainError } from '../../http/domain-error';
import { LOGGER } from '../../observability/logger';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import type { UserEntity } from '../auth/user.entity';
import { reportOf } from './part-report';
import { ReleaseStores } from './release-stores';
import { partNotFound, partNotYours, releaseConflict, releasesUnavailable } from './releases.errors';
import type { PartDto, PartsDto, RollbackDto } from './releases.dto';
import { askShells, type ShellAnswer } from './shells';

/** A release holds its lock for a minute at most; a person does not wait that long. */
const WAIT_MS = 3000;

/** What is live of each part, and the way back. */
@Injectable()
export class ReleasesService {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly stores: ReleaseStores,
  ) {}

  /** @throws DomainError 503 RELEASES_UNAVAILABLE. */
  async list(user: UserEntity): Promise<PartsDto> {
    return {
      is_configured: this.stores.isConfigured,
      parts: await this.#reach(() => this.#reportAll(user)),
    };
  }

  /**
   * @throws DomainError 403 for another team's part, 404 PART_NOT_FOUND, 409 RELEASE_CONFLICT,
   *   503 RELEASES_UNAVAILABLE.
   */
  rollBack(part: string, { version, why }: RollbackDto, user: UserEntity): Promise<PartDto> {
    return this.#reach(async () => {
      const remote = (await this.stores.remotes()).find(({ name }) => name === part);
      if (!remote) throw partNotFound();
      if (!mayRollBack(user, part)) throw partNotYours();
      const about = { part, publicKey: remote.publicKey, who: user.username, why: why?.trim() || null };
      const store = await this.stores.open(part);
      try {
        await rollBack({ ...about, store, waitMs: WAIT_MS }, version, { onlyOnceLive: true });
      } catch (error) {
        if (error instanceof Refusal) throw releaseConflict(error.code);
        throw error;
      }
      return reportOf(remote, store, await this.#askShells(), mayRollBack(user, part));
    });
  }

  async #reportAll(user: UserEntity): Promise<PartDto[]> {
    const [remotes, shells] = await Promise.all([this.stores.remotes(), this.#askShells()]);
    return Promise.all(
      remotes.map(async (remote) =>
        reportOf(remote, await this.stores.open(remote.name), shells, mayRollBack(user, remote.name)),
      ),
    );
  }

  #askShells(): Promise<ShellAnswer[]> {
    return askShells(this.config);
  }

  /** Registry and store are outside of this process. */
  async #reach<Result>(action: () => Promise<Result>): Promise<Result> {
    try {
      return await action();
    } catch (error) {
      if (error instanceof DomainError) throw error;
      this.logger.error({ reason: String(error) }, 'releases cannot be reached');
      throw releasesUnavailable();
    }
  }
}

/** A member of a team may for the parts of the account. */
function mayRollBack({ role, parts }: UserEntity, part: string): boolean {
  return role !== 'team' || parts.includes(part);
}
