import type { EntityManager } from 'typeorm';
import type { Frequency, PreferencesDto } from './newsletter.dto';

export async function findPreferences(
  manager: EntityManager,
  subscriberId: string,
): Promise<PreferencesDto | undefined> {
  const [row]: PreferencesDto[] = await manager.query(
    `SELECT status, interests, frequency, welcome_stopped_at, CASE WHEN paused_until > now() THEN paused_until END AS paused_until
     FROM newsletter_subscribers WHERE id = $1`,
    [subscriberId],
  );
  return row;
}

/** @param pauseDays null keeps a pause, 0 ends it. */
export async function storePreferences(
  manager: EntityManager,
  subscriberId: string,
  {
    interests,
    frequency,
    pauseDays,
  }: { interests: string[]; frequency: Frequency; pauseDays: number | null },
): Promise<void> {
  await manager.query(
    `UPDATE newsletter_subscribers SET interests = $2, frequency = $3,
       paused_until = CASE WHEN $4::integer IS NULL THEN paused_until
         WHEN $4 > 0 THEN now() + make_interval(days => $4) END
     WHERE id = $1`,
    [subscriberId, interests, frequency, pauseDays],
  );
}

/** Ends the welcome letters for a subscriber, once. */
export async function stopWelcome(manager: EntityManager, subscriberId: string): Promise<void> {
  await manager.query(
    `UPDATE newsletter_subscribers SET welcome_stopped_at = coalesce(welcome_stopped_at, now()) WHERE id = $1`,
    [subscriberId],
  );
}
