import { isExerciseSlug } from '@stillsam/paths';
import type { EntityManager } from 'typeorm';
import { publishedSql } from '../blog/posts/post.entity';
import type { ReadingDayDto, ReadingDto, ReadingsDto, ReadPageDto } from './readings.dto';

const TODAY = `(now() AT TIME ZONE 'Europe/Stockholm')::date`;
const SINCE = `${TODAY} - ($1::integer - 1)`;

/** Counts one more. A page that does not exist is ignored, so that nobody fills the table with names. */
export async function addReading(manager: EntityManager, { kind, slug }: ReadingDto): Promise<void> {
  if (kind === 'exercise' && !isExerciseSlug(slug)) return;
  await manager.query(
    `INSERT INTO readings (day, kind, slug, count)
     SELECT ${TODAY}, $1, $2, 1
     WHERE $1 = 'exercise' OR EXISTS (SELECT FROM posts WHERE slug = $2 AND ${publishedSql()})
     ON CONFLICT (day, kind, slug) DO UPDATE SET count = readings.count + 1`,
    [kind, slug],
  );
}

/** The last days until today, by day and by page. */
export async function findReadings(manager: EntityManager, dayCount: number): Promise<ReadingsDto> {
  const [days, articles, exercises] = await Promise.all([
    findDays(manager, dayCount),
    findSlugs(manager, dayCount, 'article'),
    findSlugs(manager, dayCount, 'exercise'),
  ]);
  return { days, articles, exercises };
}

/** Each of the last days in Sweden until today, oldest first. */
function findDays(manager: EntityManager, days: number): Promise<ReadingDayDto[]> {
  return manager.query(
    `SELECT to_char(each, 'YYYY-MM-DD') AS day,
       coalesce(sum(count) FILTER (WHERE kind = 'article'), 0)::integer AS articles,
       coalesce(sum(count) FILTER (WHERE kind = 'exercise'), 0)::integer AS exercises
     FROM generate_series((${SINCE})::timestamp, ${TODAY}::timestamp, interval '1 day') AS each
     LEFT JOIN readings ON readings.day = each::date
     GROUP BY each ORDER BY each`,
    [days],
  );
}

/** Those that were opened on the last days, most often first. */
function findSlugs(manager: EntityManager, days: number, kind: ReadingDto['kind']): Promise<ReadPageDto[]> {
  return manager.query(
    `SELECT readings.slug, posts.title, sum(count)::integer AS count
     FROM readings LEFT JOIN posts ON kind = 'article' AND posts.slug = readings.slug
     WHERE day >= ${SINCE} AND kind = $2
     GROUP BY readings.slug, posts.title ORDER BY count DESC, readings.slug`,
    [days, kind],
  );
}
