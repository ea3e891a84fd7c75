import type { EntityManager } from 'typeorm';
import type { TabWorkingCopyEntity } from './tab-working-copy.entity';
import type { WorkingCopyEntity } from './working-copy.entity';

/** Stores a working copy; it replaces the author's earlier one of the same post. */
export async function replaceWorkingCopy(
  manager: EntityManager,
  {
    authorId,
    postId,
    baseVersion,
    fields,
    savedAt,
  }: Pick<WorkingCopyEntity, 'authorId' | 'postId' | 'baseVersion' | 'fields' | 'savedAt'>,
): Promise<void> {
  await manager.query(
    `INSERT INTO working_copies (author_id, post_id, base_version, fields, saved_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT ON CONSTRAINT working_copies_once_key
     DO UPDATE SET base_version = excluded.base_version, fields = excluded.fields, saved_at = excluded.saved_at`,
    [authorId, postId, baseVersion, JSON.stringify(fields), savedAt],
  );
}

/** Stores the working copy of a tab; it replaces that tab's earlier one. */
export async function replaceTabCopy(
  manager: EntityManager,
  { authorId, postId, tab, baseVersion, fields, savedAt }: Omit<TabWorkingCopyEntity, 'id'>,
): Promise<void> {
  await manager.query(
    `INSERT INTO tab_working_copies (author_id, post_id, tab, base_version, fields, saved_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT ON CONSTRAINT tab_working_copies_once_key
     DO UPDATE SET base_version = excluded.base_version, fields = excluded.fields, saved_at = excluded.saved_at`,
    [authorId, postId, tab, baseVersion, JSON.stringify(fields), savedAt],
  );
}
