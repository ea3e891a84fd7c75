import { Inject, Injectable } from '@nestjs/common';
import type { Pointer } from '@stillsam/releases/files';
import {
  JOURNAL_FILE,
  lastChangeOf,
  readJournal,
  versionBefore,
  type JournalEntry,
} from '@stillsam/releases/journal';
import { readPointer, rollBack } from '@stillsam/releases/move-pointer';
import type { Store } from '@stillsam/releases/open-store';
import { Refusal, type RefusalCode } from '@stillsam/releases/refusal';
import type { Remote } from '@stillsam/releases/registry';
import type { Logger } from 'pino';
import { DomainError } from '../../http/domain-error';
import { LOGGER } from '../../observability/logger';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import type { UserEntity } from '../auth/user.entity';
import type {
  LiveReleaseDto,
  PartDto,
  PartsDto,
  ReleaseChangeDto,
  RollbackDto,
  ShellStateDto,
} from './releases.dto';
import { askShells, isConfigured, openStoreOf, readRemotes, type ShellAnswer } from './release-sources';

/** A release holds its lock for a minute at most; a person does not wait that long. */
const WAIT_MS = 3000;
const SHOWN_CHANGES = 20;

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

/** What is live of a part by its store, and what the shells say of it. */
async function reportOf(
  remote: Remote,
  store: Store,
  shells: readonly ShellAnswer[],
  canRollBack: boolean,
): Promise<PartDto> {
  const { pointer } = await readPointer(store);
  const journal = readJournal((await store.read(JOURNAL_FILE))?.text ?? '');
  const entries = journal ?? [];
  const live = (version: string, share: number) => liveRelease(remote.name, version, share, entries, shells);
  const canary = pointer?.canary ?? null;
  return {
    name: remote.name,
    owner: remote.owner,
    stable: pointer && live(pointer.stable, 100 - (canary?.share ?? 0)),
    canary: canary && live(canary.version, canary.share),
    before: versionBefore(entries),
    shells: shells.map((shell) => shellState(remote.name, shell, pointer)),
    has_alarm: shells.some(({ remotes }) => {
      const served = remotes[remote.name];
      return served !== undefined && served.stable === pointer?.stable && served.alarm !== null;
    }),
    can_roll_back: canRollBack,
    changes: entries.slice(-SHOWN_CHANGES).reverse().map(toChange),
    is_journal_whole: journal !== null,
  };
}

function liveRelease(
  part: string,
  version: string,
  share: number,
  entries: JournalEntry[],
  shells: readonly ShellAnswer[],
): LiveReleaseDto {
  const change = lastChangeOf(entries, version);
  const tallies = shells.flatMap(({ remotes }) => remotes[part]?.tallies[version] ?? []);
  return {
    version,
    share,
    since: change?.at ?? null,
    who: change?.who ?? null,
    commit: change?.commit ?? null,
    why: change?.why ?? null,
    views: tallies.reduce((sum, { views }) => sum + views, 0),
    errors: tallies.reduce((sum, { errors }) => sum + errors, 0),
  };
}

function shellState(
  part: string,
  { origin, remotes, problem }: ShellAnswer,
  pointer: Pointer | null,
): ShellStateDto {
  const served = remotes[part];
  const stable = served?.stable ?? null;
  const canary = served?.canary ?? null;
  const refusals = served?.refused.map(({ version, reason }) => `${version}: ${reason}`) ?? [];
  return {
    origin,
    stable,
    canary,
    follows:
      served !== undefined && stable === pointer?.stable && canary === (pointer?.canary?.version ?? null),
    problems: problem === null ? refusals : [problem],
  };
}

function toChange({ at, kind, who, commit, why, to }: JournalEntry): ReleaseChangeDto {
  return {
    at,
    kind,
    who,
    commit,
    why,
    stable: to.stable,
    canary: to.canary?.version ?? null,
    share: to.canary?.share ?? null,
  };
}
