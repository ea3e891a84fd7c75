import type { EntityManager } from 'typeorm';
import type { DayValue } from '../../module-registration';
import type { GrowthDayDto } from './growth.controller';

const dayOf = (time: string) => `(${time} AT TIME ZONE 'Europe/Stockholm')::date`;
/** The last withdrawal, or when mails began to bounce, of a subscriber `s` who is not active. */
const LEFT_AT = `greatest(confirmed_at, coalesce(
  (SELECT max(occurred_at) FROM newsletter_consents AS c WHERE c.subscriber_id = s.id AND action = 'withdrawn'),
  (SELECT max(created_at) FROM newsletter_suppressions WHERE email_hash IN
    (SELECT email_hash FROM newsletter_consents AS c WHERE c.subscriber_id = s.id))))`;

/**
 * How many subscribers confirmed, left and were active on each of the last days until today in Sweden, oldest first. What
 * happened before falls on the day before the first, which is left out.
 */
export function findGrowth(manager: EntityManager, days: number): Promise<GrowthDayDto[]> {
  return manager.query(
    `WITH period AS (SELECT ${dayOf('now()')} - $1::integer AS before, ${dayOf('now()')} AS today),
     changes AS (
       SELECT ${dayOf('confirmed_at')} AS day, 1 AS confirmed, 0 AS "left"
       FROM newsletter_subscribers WHERE confirmed_at IS NOT NULL
       UNION ALL
       SELECT ${dayOf(LEFT_AT)}, 0, 1
       FROM newsletter_subscribers AS s WHERE confirmed_at IS NOT NULL AND status <> 'active'
     ),
     each AS (
       SELECT greatest(day, before) AS day, sum(confirmed) AS confirmed, sum("left") AS "left"
       FROM changes, period GROUP BY 1
     )
     SELECT to_char(day, 'YYYY-MM-DD') AS day, confirmed, "left", active FROM (
       SELECT day, coalesce(confirmed, 0)::integer AS confirmed, coalesce("left", 0)::integer AS "left",
         coalesce(sum(confirmed - "left") OVER (ORDER BY day), 0)::integer AS active
       FROM period, generate_series(before::timestamp, today::timestamp, interval '1 day') AS day
       LEFT JOIN each USING (day)
     ) AS days, period WHERE day > before ORDER BY day`,
    [days],
  );
}

/** A midnight in Sweden. */
const FROM = `$1::timestamp AT TIME ZONE 'Europe/Stockholm'`;
const sumByDay = (
  time: string,
  rows: string,
) => `SELECT to_char(${dayOf(time)}, 'YYYY-MM-DD') AS day, count(*)::integer AS value
  FROM newsletter_subscribers AS s WHERE ${rows} AND ${time} >= ${FROM} GROUP BY ${dayOf(time)}`;

/** Subscribers who confirmed, by the day. @param from the first day, in Sweden. */
export function sumConfirmed(manager: EntityManager, from: string): Promise<DayValue[]> {
  return manager.query(sumByDay('confirmed_at', 'true'), [from]);
}

/** Subscribers who left, by the day, of those with a reason to since then. @param from the first day, in Sweden. */
export function sumLeft(manager: EntityManager, from: string): Promise<DayValue[]> {
  return manager.query(
    sumByDay(
      LEFT_AT,
      `confirmed_at IS NOT NULL AND status <> 'active' AND s.id IN (
        SELECT id FROM newsletter_subscribers WHERE confirmed_at >= ${FROM} AND status <> 'active'
        UNION SELECT subscriber_id FROM newsletter_consents WHERE action = 'withdrawn' AND occurred_at >= ${FROM}
        UNION SELECT subscriber_id FROM newsletter_suppressions JOIN newsletter_consents USING (email_hash)
          WHERE created_at >= ${FROM})`,
    ),
    [from],
  );
}
