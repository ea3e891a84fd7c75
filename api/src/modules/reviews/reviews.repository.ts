import type { EntityManager } from 'typeorm';
import type { ReviewDto } from './reviews.dto';

export interface FoundReview extends Omit<ReviewDto, 'remarks'> {
  reviewer_id: string | null;
  remarks: { text: string; quote: string; created_at: string }[];
}

export interface Which {
  id?: string;
  postId?: string;
  reviewerId?: string;
}

/** The last 100, newest first, with their remarks. */
export function findReviews(
  manager: EntityManager,
  { id, postId, reviewerId }: Which,
): Promise<FoundReview[]> {
  return manager.query(
    `SELECT review.id, review.post_id, revision.fields ->> 'title' AS title, review.version, review.reviewer_id,
       coalesce(nullif(review.reviewer_name, ''), nullif(reviewer.name, ''), reviewer.username, '') AS reviewer,
       review.legitimation, review.workplace, review.scope, review.consents_to_name, review.next_on::text,
       coalesce(nullif(sender.name, ''), sender.username) AS sent_by,
       review.sent_at, review.verdict, review.decided_at, link.expires_at AS link_until,
       coalesce((SELECT json_agg(json_build_object('text', text, 'quote', quote, 'created_at', created_at) ORDER BY id)
         FROM review_remarks WHERE review_id = review.id), '[]') AS remarks
     FROM post_reviews AS review
       LEFT JOIN users AS reviewer ON reviewer.id = review.reviewer_id
       JOIN post_revisions AS revision ON revision.post_id = review.post_id AND revision.version = review.version
       LEFT JOIN users AS sender ON sender.id = review.sent_by
       LEFT JOIN review_links AS link ON link.review_id = review.id
     WHERE ($1::bigint IS NULL OR review.id = $1) AND ($2::bigint IS NULL OR review.post_id = $2)
       AND ($3::bigint IS NULL OR review.reviewer_id = $3)
     ORDER BY review.id DESC LIMIT 100`,
    [id ?? null, postId ?? null, reviewerId ?? null],
  );
}

/** The version that was approved last before a review, by a licensed reviewer; null without one. */
export async function findApprovedBefore(
  manager: EntityManager,
  review: FoundReview,
): Promise<number | null> {
  const [row]: { version: number }[] = await manager.query(
    `SELECT version FROM post_reviews
     WHERE post_id = $1 AND id < $2 AND content_hash IS NOT NULL ORDER BY id DESC LIMIT 1`,
    [review.post_id, review.id],
  );
  return row?.version ?? null;
}
