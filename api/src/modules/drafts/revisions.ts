import {
  Column,
  PrimaryColumn,
  type EntityManager,
  type EntityTarget,
  type FindOptionsWhere,
  type QueryDeepPartialEntity,
  type SelectQueryBuilder,
} from 'typeorm';
import { insertNew } from '../../database/rows';
import { DomainError } from '../../http/domain-error';
import type { UserEntity } from '../auth/user.entity';
import { displayName } from '../auth/user.mapper';

/** What every revision keeps beside the draft's id and fields: the state of a draft after a save. */
export abstract class RevisionEntity {
  @PrimaryColumn('integer')
  version: number;

  @Column('timestamptz', { name: 'saved_at' })
  savedAt: Date;

  /** null when no user saved it, or the user was deleted. */
  @Column('bigint', { name: 'saved_by', nullable: true })
  savedBy: string | null;

  @Column('text', { name: 'saved_by_name' })
  savedByName: string;
}

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

interface Draft {
  id: string;
  version: number;
  updatedAt: Date;
}

interface Saved<Fields> {
  fields: Fields;
  /** null where no user saved it. */
  saver: Saver | null;
  /** Who is named where no user saved it. */
  byline?: string;
  /** Within which it replaces the newest revision, where the same user saved that: automatic saves leave one. */
  minutes?: number;
}

const VERSION = /^[1-9]\d{0,8}$/;

/** The revisions of one kind of draft, and the refusal of a save that did not start from the newest. */
export class Revisions<Revision extends RevisionEntity & { fields: object }> {
  /**
   * @param draft selects the revisions of a draft by its id.
   * @param changed what a refused save says: a code, and the draft's Swedish name.
   */
  constructor(
    private readonly entity: EntityTarget<Revision>,
    private readonly draft: (id: string) => FindOptionsWhere<Revision>,
    private readonly changed: { code: 'POST_CHANGED' | 'CAMPAIGN_CHANGED'; name: string },
  ) {}

  newestFirst(manager: EntityManager, draftId: string): SelectQueryBuilder<Revision> {
    return manager
      .createQueryBuilder(this.entity, 'revision')
      .where(this.draft(draftId))
      .orderBy('revision.version', 'DESC');
  }

  /** A revision by the version in an address. @throws DomainError 404 REVISION_NOT_FOUND. */
  async find(manager: EntityManager, draftId: string, version: string): Promise<Revision> {
    const revision = VERSION.test(version)
      ? await manager.findOneBy(this.entity, { ...this.draft(draftId), version: Number(version) })
      : null;
    if (!revision) throw new DomainError(404, 'REVISION_NOT_FOUND', 'Versionen finns inte.');
    return revision;
  }

  /** Stores the state of a locked draft after a save, once for each version. */
  async keep(
    manager: EntityManager,
    { id, version, updatedAt }: Draft,
    { fields, saver, byline = '', minutes = 0 }: Saved<Revision['fields']>,
  ): Promise<void> {
    const savedBy = saver?.id ?? null;
    const newest = minutes > 0 ? await this.newestFirst(manager, id).getOne() : null;
    const since = updatedAt.getTime() - minutes * 60_000;
    if (newest && newest.version > 1 && newest.savedBy === savedBy && newest.savedAt.getTime() > since)
      await manager.delete(this.entity, { ...this.draft(id), version: newest.version });
    const revision = {
      ...this.draft(id),
      version,
      savedAt: updatedAt,
      savedBy,
      savedByName: saver ? displayName(saver) : byline,
      fields,
    };
    await insertNew(manager, this.entity, revision as QueryDeepPartialEntity<Revision>, 'version');
  }

  /**
   * @param version that the caller's save started from; a refused caller keeps its own text.
   * @param current the draft as it was saved since.
   * @throws DomainError 412 with the current draft and who saved it.
   */
  async assertNewest(
    manager: EntityManager,
    draft: Draft,
    version: number,
    caller: Pick<Saver, 'id'>,
    current: () => { author_name: string } | Promise<{ author_name: string }>,
  ): Promise<void> {
    if (draft.version === version) return;
    const { code, name } = this.changed;
    const newest = await this.newestFirst(manager, draft.id).getOne();
    const isOwn = newest?.savedBy === caller.id;
    const message = isOwn
      ? `Du har sparat ${name} i ett annat fönster sedan du öppnade det här.`
      : `Någon annan har sparat ${name} sedan du öppnade det.`;
    const present = await current();
    const by: SavedBy = { saved_by_name: newest?.savedByName ?? present.author_name, is_own: isOwn };
    throw new DomainError(412, code, message, { extra: { current: present, ...by } });
  }
}
