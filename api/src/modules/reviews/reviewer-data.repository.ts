import type { EntityManager } from 'typeorm';
import type { HeldReviewDto } from '../personal-data/personal-data.dto';

/** In place of an erased name: an approval keeps that somebody gave it. */
const ERASED_NAME = 'Raderad granskare';

/** Reviews that were sent to an address by a link that still works, oldest first. */
export async function findReviewsSentTo(manager: EntityManager, email: string): Promise<HeldReviewDto[]> {
  const rows: (Omit<HeldReviewDto, 'sent_at'> & { sent_at: Date })[] = await manager.query(
    `SELECT review.id, review.reviewer_name AS name, review.workplace, review.sent_at,
       revision.fields ->> 'title' AS title
     FROM review_links AS link JOIN post_reviews AS review ON review.id = link.review_id
       JOIN post_revisions AS revision ON revision.post_id = review.post_id AND revision.version = review.version
     WHERE link.email = $1 ORDER BY review.id`,
    [email],
  );
  return rows.map((row) => ({ ...row, sent_at: row.sent_at.toISOString() }));
}

/** Deletes the links of an address, and the name and workplace in their reviews. @returns the ids of the posts. */
export async function eraseReviewer(manager: EntityManager, email: string): Promise<string[]> {
  const [rows]: [{ post_id: string }[]] = await manager.query(
    `WITH link AS (DELETE FROM review_links WHERE email = $1 RETURNING review_id)
     UPDATE post_reviews SET reviewer_name = $2, workplace = '', consents_to_name = false
     FROM link WHERE post_reviews.id = link.review_id RETURNING post_id`,
    [email, ERASED_NAME],
  );
  return rows.map(({ post_id }) => post_id);
}
