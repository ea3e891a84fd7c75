import {
  JOURNAL_FILE,
  lastChangeOf,
  readJournal,
  versionBefore,
  type JournalEntry,
} from '@stillsam/releases/journal';
import { readPointer, type Pointer } from '@stillsam/releases/pointer';
import type { Remote } from '@stillsam/releases/registry';
import type { Store } from '@stillsam/releases/open-store';
import type { LiveReleaseDto, PartDto, ReleaseChangeDto, ShellStateDto } from './releases.dto';
import type { ShellAnswer } from './release-sources';

const SHOWN_CHANGES = 20;

/** What is live of a part by its store, and what the shells say of it. */
export async function reportOf(
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
