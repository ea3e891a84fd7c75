import type { EntityManager } from 'typeorm';
import type { Waiting } from '../overview/overview-source';

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
