import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { DomainError } from '../../http/domain-error';
import type { UserEntity } from '../auth/user.entity';
import type { RevisionEntity } from './revision.entity';

/** Who saved the version that a save met. */
export interface SavedBy {
  saved_by_name: string;
  is_own: boolean;
}

export type Saver = Pick<UserEntity, 'id' | 'username' | 'name'>;

export function toSavedBy(
  revision: Pick<RevisionEntity, 'savedBy' | 'savedByName'>,
  caller: Pick<Saver, 'id'>,
): SavedBy {
  return { saved_by_name: revision.savedByName, is_own: revision.savedBy === caller.id };
}

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
