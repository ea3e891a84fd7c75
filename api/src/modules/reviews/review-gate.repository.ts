import type { EntityManager } from 'typeorm';
import type { ReviewDecisionDto } from './reviews.dto';
import { refusedBy } from '../../database/database-errors';
import { displayName } from '../auth/user.mapper';
import type { Saver } from '../drafts/revisions';
import { clinicalChange, reviewRequired } from './reviews.errors';

/** The constraint that keeps what shows the crisis card from being published without a review. */
export const REVIEW_GATE = 'posts_review_gate';

/** What a save says of the gate: why its text keeps the review, or why it is published without one. */
interface GateReasons {
  editorial_reason?: string | null;
  exemption_reason?: string | null;
}

/**
 * Records the decisions of a save, after the post is stored, and asks the database whether the post may be published.
 *
 * @throws DomainError 422 REVIEW_REQUIRED, CLINICAL_CHANGE.
 */
export async function passGate(
  manager: EntityManager,
  postId: string,
  { editorial_reason, exemption_reason }: GateReasons,
  by: Saver,
): Promise<void> {
  const keepable = await findKeepableReview(manager, postId);
  if (editorial_reason) {
    if (!keepable) throw clinicalChange();
    await keepReview(manager, keepable, editorial_reason, by);
  }
  if (exemption_reason) {
    await insertExemption(manager, postId, exemption_reason, { id: by.id, name: displayName(by) });
  }
  await refusedBy(
    REVIEW_GATE,
    () => reviewRequired(keepable !== null),
    // Asks now, not at the commit.
    () => manager.query(`SET CONSTRAINTS ${REVIEW_GATE} IMMEDIATE`),
  );
}

/** Keeps a review for the text that its post has now. @throws DomainError 422 CLINICAL_CHANGE. */
export async function keepReview(
  manager: EntityManager,
  reviewId: string,
  reason: string,
  by: Saver,
): Promise<void> {
  await refusedBy('editorial_changes_clinical', clinicalChange, () =>
    manager.query(
      `INSERT INTO editorial_changes (review_id, content_hash, reason, decided_by, decided_by_name)
       VALUES ($1, '', $2, $3, $4)`,
      [reviewId, reason, by.id, displayName(by)],
    ),
  );
}

/**
 * Id of the last approval of a post whose text has changed since, in no clinical sentence: a named decision can keep it.
 */
export async function findKeepableReview(manager: EntityManager, postId: string): Promise<string | null> {
  const [row]: { id: string; can_keep: boolean }[] = await manager.query(
    `SELECT review.id, clinical_text(post.content, post.shows_crisis_card)
         = clinical_text(revision.fields ->> 'content', (revision.fields ->> 'shows_crisis_card')::boolean)
       AND NOT EXISTS (SELECT FROM reviews_of_text(post.id, post_text_hash(post))) AS can_keep
     FROM post_reviews AS review JOIN posts AS post ON post.id = review.post_id
       JOIN post_revisions AS revision ON revision.post_id = review.post_id AND revision.version = review.version
     WHERE review.post_id = $1 AND review.content_hash IS NOT NULL
     ORDER BY review.id DESC LIMIT 1`,
    [postId],
  );
  return row?.can_keep ? row.id : null;
}

/**
 * Lets a post be published without a review. A valid exemption keeps its first reason; one that is over now, or at the
 * post's time of publication, ends.
 */
export async function insertExemption(
  manager: EntityManager,
  postId: string,
  reason: string,
  by: { id: string | null; name: string },
): Promise<void> {
  await manager.query(
    `UPDATE review_exemptions SET ended_at = now()
     WHERE post_id = $1 AND ended_at IS NULL AND given_at <=
       greatest(now(), (SELECT publish_at FROM posts WHERE id = post_id)) - interval '180 days'`,
    [postId],
  );
  await manager.query(
    `INSERT INTO review_exemptions (post_id, reason, given_by, given_by_name) VALUES ($1, $2, $3, $4)
     ON CONFLICT (post_id) WHERE ended_at IS NULL DO NOTHING`,
    [postId, reason, by.id, by.name],
  );
}

/** Named decisions about a post, newest first. */
export function findDecisions(manager: EntityManager, postId: string): Promise<ReviewDecisionDto[]> {
  return manager.query(
    `SELECT 'exemption' AS kind, reason, given_by_name AS by, given_at AS at, ended_at
     FROM review_exemptions WHERE post_id = $1
     UNION ALL SELECT 'editorial', edit.reason, edit.decided_by_name, edit.decided_at, NULL
     FROM editorial_changes AS edit JOIN post_reviews AS review ON review.id = edit.review_id
     WHERE review.post_id = $1
     ORDER BY at DESC LIMIT 100`,
    [postId],
  );
}
