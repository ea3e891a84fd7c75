import type { EntityManager } from 'typeorm';
import { sourceChecks } from '../blog/posts/post.mapper';
import type { PublicReviewDto, ReviewedPostDto } from './public-reviews.dto';

interface PublicReviewRow extends PublicReviewDto {
  slug: string;
  post_title: string;
  content: string;
}

/** The review of the text as it reads, else the last one of another text of the post. */
const STATED = `
  SELECT post.slug, post.title AS post_title,
    CASE WHEN review.id IS NULL THEN 'none' WHEN NOT review.is_of_text THEN 'changed'
      WHEN review.next_on < swedish_today() THEN 'expired' ELSE 'current' END AS state,
    review.reviewed_on::text, review.next_on::text, review.legitimation, review.scope,
    CASE WHEN review.consents_to_name THEN review.reviewer_name END AS reviewer,
    CASE WHEN review.consents_to_name THEN review.title END AS title,
    CASE WHEN review.consents_to_name THEN review.workplace END AS workplace,
    post.content
  FROM posts AS post LEFT JOIN LATERAL (
    SELECT given.*, covering.id IS NOT NULL AS is_of_text
    FROM post_reviews AS given
      LEFT JOIN reviews_of_text(post.id, post_text_hash(post)) AS covering ON covering.id = given.id
    WHERE given.post_id = post.id AND given.content_hash IS NOT NULL
    ORDER BY is_of_text DESC, given.next_on DESC, given.id DESC LIMIT 1) AS review ON true`;

/** What visitors read of the review of a post. */
export async function findPublicReview(manager: EntityManager, postId: string): Promise<PublicReviewDto> {
  const [row]: PublicReviewRow[] = await manager.query(`${STATED} WHERE post.id = $1`, [postId]);
  if (!row) throw new Error(`There is no post ${postId}`);
  return toPublicReview(row);
}

/** Of published posts that show the crisis card or were reviewed, by title. */
export async function findPublicReviews(manager: EntityManager): Promise<ReviewedPostDto[]> {
  const rows: PublicReviewRow[] = await manager.query(
    `${STATED} WHERE post.status = 'published' AND (post.shows_crisis_card OR review.id IS NOT NULL)
     ORDER BY post.title COLLATE swedish LIMIT 500`,
  );
  return rows.map((row) => ({
    slug: row.slug,
    title: row.post_title,
    review: toPublicReview(row),
    sources_checked_on: sourceChecks(row.content).sources_checked_on,
  }));
}

function toPublicReview({
  slug: _slug,
  post_title: _title,
  content: _content,
  ...review
}: PublicReviewRow): PublicReviewDto {
  return review;
}
