import type { EntityManager } from 'typeorm';

/** When the next mail may go to a domain, or in all where the domain is ''. */
export interface Pace {
  domain: string;
  /** Milliseconds from now; negative where the time has passed. */
  nextInMs: number;
}

/** Locks the paces of domains until the end of the transaction; a domain without one gets it. */
export async function lockPaces(manager: EntityManager, domains: string[]): Promise<Pace[]> {
  const inOrder = [...domains].sort();
  await manager.query(
    `INSERT INTO campaign_paces (domain, next_at) SELECT domain, now() FROM unnest($1::text[]) AS domain
     ON CONFLICT DO NOTHING`,
    [inOrder],
  );
  const rows: { domain: string; wait: number }[] = await manager.query(
    `SELECT domain, 1000 * extract(epoch FROM next_at - clock_timestamp())::float8 AS wait FROM campaign_paces
     WHERE domain = ANY ($1) ORDER BY domain FOR UPDATE`,
    [inOrder],
  );
  return rows.map(({ domain, wait }) => ({ domain, nextInMs: wait }));
}

export async function storePaces(manager: EntityManager, paces: Pace[]): Promise<void> {
  await manager.query(
    `UPDATE campaign_paces AS pace SET next_at = clock_timestamp() + make_interval(secs => stored.seconds)
     FROM unnest($1::text[], $2::float8[]) AS stored (domain, seconds) WHERE pace.domain = stored.domain`,
    [paces.map(({ domain }) => domain), paces.map(({ nextInMs }) => nextInMs / 1000)],
  );
}

/** How many mails were handed over today, and on how many days before; days are Swedish. */
export async function readDays(manager: EntityManager): Promise<{ today: number; earlierDays: number }> {
  const [row]: { today: number; earlier: number }[] = await manager.query(
    `SELECT coalesce(max(handed) FILTER (WHERE day = today), 0) AS today,
       count(*) FILTER (WHERE day < today)::integer AS earlier
     FROM campaign_days, (SELECT (now() AT TIME ZONE 'Europe/Stockholm')::date AS today) AS clock`,
  );
  return { today: row?.today ?? 0, earlierDays: row?.earlier ?? 0 };
}

export async function countToday(manager: EntityManager, handed: number): Promise<void> {
  await manager.query(
    `INSERT INTO campaign_days (day, handed) VALUES ((now() AT TIME ZONE 'Europe/Stockholm')::date, $1)
     ON CONFLICT (day) DO UPDATE SET handed = campaign_days.handed + excluded.handed`,
    [handed],
  );
}
