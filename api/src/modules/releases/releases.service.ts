import { Inject, Injectable } from '@nestjs/common';
import { Refusal, type RefusalCode } from '@stillsam/releases/refusal';
import { rollBack } from '@stillsam/releases/move-pointer';
import type { Logger } from 'pino';
import { DomainError } from '../../http/domain-error';
import { LOGGER } from '../../observability/logger';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import type { UserEntity } from '../auth/user.entity';
import { reportOf } from './part-report';
import type { PartDto, PartsDto, RollbackDto } from './releases.dto';
import { askShells, isConfigured, openStoreOf, readRemotes } from './release-sources';

/** A release holds its lock for a minute at most; a person does not wait that long. */
const WAIT_MS = 3000;

const partNotFound = () => new DomainError(404, 'PART_NOT_FOUND', 'Delen finns inte.');

const partNotYours = () => new DomainError(403, 'FORBIDDEN', 'Ditt konto gäller inte den här delen.');

const releasesUnavailable = () =>
  new DomainError(
    503,
    'RELEASES_UNAVAILABLE',
    'Versionerna går inte att läsa just nu. Försök igen om en stund.',
    { headers: { 'Retry-After': '10' } },
  );

const REFUSALS: Record<RefusalCode, string> = {
  'nothing-before': 'Det finns ingen tidigare version att gå tillbaka till.',
  'never-live': 'Versionen har aldrig visats för alla besökare, så det går inte att gå tillbaka till den.',
  'no-release': 'Versionen finns inte kvar.',
  'foreign-signature': 'Versionen är signerad med en annan nyckel och kan inte visas längre.',
  moved: 'Någon annan ändrade versionen samtidigt. Se vad som gäller nu och försök igen.',
  busy: 'En annan version av samma del pågår. Försök igen om en stund.',
};

const releaseConflict = (code: RefusalCode) => new DomainError(409, 'RELEASE_CONFLICT', REFUSALS[code]);

/** What is live of each part, and the way back. */
@Injectable()
export class ReleasesService {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws DomainError 503 RELEASES_UNAVAILABLE. */
  async list(user: UserEntity): Promise<PartsDto> {
    return {
      is_configured: isConfigured(this.config),
      parts: await this.#reach(() => this.#reportAll(user)),
    };
  }

  /**
   * @throws DomainError 403 for another team's part, 404 PART_NOT_FOUND, 409 RELEASE_CONFLICT,
   *   503 RELEASES_UNAVAILABLE.
   */
  rollBack(part: string, { version, why }: RollbackDto, user: UserEntity): Promise<PartDto> {
    return this.#reach(async () => {
      const remote = (await readRemotes(this.config)).find(({ name }) => name === part);
      if (!remote) throw partNotFound();
      if (!mayRollBack(user, part)) throw partNotYours();
      const about = { part, publicKey: remote.publicKey, who: user.username, why: why?.trim() || null };
      const store = await openStoreOf(part, this.config);
      try {
        await rollBack({ ...about, store, waitMs: WAIT_MS }, version, { onlyOnceLive: true });
      } catch (error) {
        if (error instanceof Refusal) throw releaseConflict(error.code);
        throw error;
      }
      return reportOf(remote, store, await askShells(this.config), mayRollBack(user, part));
    });
  }

  async #reportAll(user: UserEntity): Promise<PartDto[]> {
    const [remotes, shells] = await Promise.all([readRemotes(this.config), askShells(this.config)]);
    return Promise.all(
      remotes.map(async (remote) =>
        reportOf(remote, await openStoreOf(remote.name, this.config), shells, mayRollBack(user, remote.name)),
      ),
    );
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
