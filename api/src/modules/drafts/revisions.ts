import type { EntityManager, EntityTarget, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';
import { insertNew } from '../../database/rows';
import { DomainError } from '../../http/domain-error';
import type { UserEntity } from '../auth/user.entity';
import type { RevisionEntity } from './revision.entity';

/** Who saved the version that a save met. */
export interface SavedBy {
  saved_by_name: string;
  is_own: boolean;
}

export type Saver = Pick<UserEntity, 'id' | 'username' | 'name'>;

/** The part of a revision that every list of revisions shows. */
export function toRevisionRow({ version, savedAt, savedByName }: RevisionEntity) {
  return { version, saved_at: savedAt, saved_by_name: savedByName };
}

const VERSION = /^[1-9]\d{0,8}$/;

/**
 * A revision by the version in an address.
 *
 * @param draft the id of its draft.
 * @throws DomainError 404 REVISION_NOT_FOUND.
 */
export async function findRevision<Revision extends RevisionEntity>(
  manager: EntityManager,
  revisions: EntityTarget<Revision>,
  draft: FindOptionsWhere<Revision>,
  version: string,
): Promise<Revision> {
  const revision = VERSION.test(version)
    ? await manager.findOneBy(revisions, { ...draft, version: Number(version) })
    : null;
  if (!revision) throw new DomainError(404, 'REVISION_NOT_FOUND', 'Versionen finns inte.');
  return revision;
}

/** A version of a draft, and who saved it. */
type SavedVersion = Pick<RevisionEntity, 'version' | 'savedAt' | 'savedBy' | 'savedByName'>;

/**
 * Stores the state of a locked draft after a save, once for each version.
 *
 * @param draft its id.
 * @param minutes within which it replaces the newest revision, where the same user saved that: automatic saves leave one.
 */
export async function keepRevision<Revision extends RevisionEntity & { fields: object }>(
  manager: EntityManager,
  revisions: EntityTarget<Revision>,
  draft: FindOptionsWhere<Revision>,
  saved: SavedVersion & Pick<Revision, 'fields'>,
  minutes = 0,
): Promise<void> {
  const newest = minutes > 0 ? await findNewest(manager, revisions, draft) : null;
  const since = saved.savedAt.getTime() - minutes * 60_000;
  if (newest && newest.version > 1 && newest.savedBy === saved.savedBy && newest.savedAt.getTime() > since)
    await manager.delete(revisions, { ...draft, version: newest.version });
  await insertNew(manager, revisions, { ...draft, ...saved } as QueryDeepPartialEntity<Revision>, 'version');
}

/**
 * The refusal of a save that started from an older version than the current one; the caller keeps its own text.
 *
 * @param draft its id.
 * @param present the draft as it was saved since.
 */
export async function draftChanged<Revision extends RevisionEntity>(
  manager: EntityManager,
  revisions: EntityTarget<Revision>,
  draft: FindOptionsWhere<Revision>,
  present: { code: 'POST_CHANGED' | 'CAMPAIGN_CHANGED'; name: string; current: { author_name: string } },
  caller: Pick<Saver, 'id'>,
): Promise<DomainError> {
  const { code, name, current } = present;
  const newest = await findNewest(manager, revisions, draft);
  const isOwn = newest?.savedBy === caller.id;
  const message = isOwn
    ? `Du har sparat ${name} i ett annat fönster sedan du öppnade det här.`
    : `Någon annan har sparat ${name} sedan du öppnade det.`;
  const by: SavedBy = { saved_by_name: newest?.savedByName ?? current.author_name, is_own: isOwn };
  return new DomainError(412, code, message, { extra: { current, ...by } });
}

function findNewest<Revision extends RevisionEntity>(
  manager: EntityManager,
  revisions: EntityTarget<Revision>,
  draft: FindOptionsWhere<Revision>,
): Promise<RevisionEntity | null> {
  return manager
    .createQueryBuilder(revisions, 'revision')
    .where(draft)
    .orderBy('revision.version', 'DESC')
    .getOne();
}
