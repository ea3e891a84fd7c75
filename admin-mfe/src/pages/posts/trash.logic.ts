import rules from '../../../../content/retention.json' with { type: 'json' };

const DAY_MS = 86_400_000;
const KEPT_DAYS = rules.find(({ id }) => id === 'trash')?.days ?? 0;

/** The days until a removed post is purged. @param now milliseconds since 1970. */
export function daysLeft(deletedAt: string, now: number): number {
  const purgedAt = Date.parse(deletedAt) + KEPT_DAYS * DAY_MS;
  return Math.max(0, Math.ceil((purgedAt - now) / DAY_MS));
}
