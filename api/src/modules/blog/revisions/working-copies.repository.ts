import type { EntityManager } from 'typeorm';
import type { WorkingCopyEntity } from './working-copy.entity';

/** Stores the working copy of a tab; it replaces that tab's earlier one. */
export async function replaceWorkingCopy(
  manager: EntityManager,
  { authorId, postId, tab, baseVersion, fields, savedAt }: Omit<WorkingCopyEntity, 'id'>,
): Promise<void> {
  await manager.query(
    `INSERT INTO tab_working_copies (author_id, post_id, tab, base_version, fields, saved_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT ON CONSTRAINT tab_working_copies_once_key
     DO UPDATE SET base_version = excluded.base_version, fields = excluded.fields, saved_at = excluded.saved_at`,
    [authorId, postId, tab, baseVersion, JSON.stringify(fields), savedAt],
  );
}
