import type { EntityManager } from 'typeorm';
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
