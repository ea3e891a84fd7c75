import type { EntityManager } from 'typeorm';
import type { ReviewDto, PublicReviewDto, ReviewedPostDto } from './reviews.dto';
import type { Waiting } from '../../module-registration';
import type { HeldReviewDto } from '../personal-data/personal-data.dto';
import { sourceChecks } from '../blog/article-facts';

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

interface Reminder {
  email: string;
  post_id: string;
  title: string;
  next_on: string;
}

/** Reviews of texts as they are published now, of which a date comes near: hashing every text takes long. */
const PUBLISHED = `
  SELECT post.id AS post_id, post.title, review.id, review.next_on, review.sent_by, review.reminded_days
  FROM posts AS post, LATERAL (SELECT * FROM reviews_of_text(post.id, post_text_hash(post)) LIMIT 1) AS review
  WHERE post.status = 'published' AND post.id IN (
    SELECT post_id FROM post_reviews WHERE content_hash IS NOT NULL AND next_on <= swedish_today() + 90)`;

/** Days ahead of the reminder that a day calls for: the last of 90, 30 and 7 that has come. */
const DAYS = `CASE WHEN next_on - swedish_today() <= 7 THEN 7 WHEN next_on - swedish_today() <= 30 THEN 30
  WHEN next_on - swedish_today() <= 90 THEN 90 END`;

/** Marks the reminders that are due as sent. @returns one for each receiver. */
export function takeReminders(manager: EntityManager): Promise<Reminder[]> {
  return manager.query(
    `WITH due AS (SELECT *, ${DAYS} AS days FROM (${PUBLISHED}) AS published),
         reminded AS (
           UPDATE post_reviews AS review SET reminded_days = due.days FROM due
           WHERE review.id = due.id AND due.days < coalesce(review.reminded_days, 91)
           RETURNING review.id)
       SELECT receiver.email, due.post_id, due.title, due.next_on::text
       FROM due JOIN reminded ON reminded.id = due.id
         JOIN users AS receiver ON NOT receiver.is_invited AND (receiver.role = 'admin' OR receiver.id = due.sent_by)
       ORDER BY due.next_on, receiver.email`,
  );
}

/** Reviews that are over within 90 days, or already. */
export async function countExpiring(manager: EntityManager): Promise<Waiting> {
  const [row]: { count: number; due_at: Date | null; latest_at: Date | null }[] = await manager.query(
    `SELECT count(*)::integer AS count, min(next_on)::timestamp AT TIME ZONE 'Europe/Stockholm' AS due_at,
       max(next_on - (${DAYS}))::timestamp AT TIME ZONE 'Europe/Stockholm' AS latest_at
     FROM (${PUBLISHED}) AS published WHERE next_on - swedish_today() <= 90`,
  );
  return { count: row?.count ?? 0, dueAt: row?.due_at ?? null, latestAt: row?.latest_at ?? null };
}

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
