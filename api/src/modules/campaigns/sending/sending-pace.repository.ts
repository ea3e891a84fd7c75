import type { EntityManager } from 'typeorm';
import { Inject, Injectable } from '@nestjs/common';
import { API_CONFIG, type ApiConfig } from '../../../config/env';
import type { ClaimedRecipient } from './recipients.repository';

/** What may be sent at once after a rest, in milliseconds of the pace. */
const BURST_MS = 1000;
/** The pace of all domains together. */
const ALL = '';

/** Whose turn it is now, and when the turn of the others comes. */
interface Turns {
  now: ClaimedRecipient[];
  later: { id: string; dueAt: Date }[];
}

/**
 * The pace in all, that of each receiving domain, and the limit of each day of the start-up ramp, kept in the database
 * for all processes together. Both paces are generic cell rate algorithms: each turn moves the time of the next one.
 */
@Injectable()
export class SendingPace {
  constructor(@Inject(API_CONFIG) private readonly config: ApiConfig) {}

  /** How many mails may be handed over now, at most `wanted`. Locks the pace in all until the end of the transaction. */
  async allowed(manager: EntityManager, wanted: number): Promise<number> {
    const { perSecond, firstDay } = this.config.campaigns;
    let most = wanted;
    if (perSecond > 0) {
      const [pace] = await lockPaces(manager, [ALL]);
      most = Math.min(most, Math.floor(((BURST_MS - Math.max(0, pace?.nextInMs ?? 0)) * perSecond) / 1000));
    }
    if (firstDay > 0) {
      const { today, earlierDays } = await readDays(manager);
      most = Math.min(most, dayLimit(firstDay, earlierDays) - today);
    }
    return Math.max(0, most);
  }

  /** Gives each recipient a turn in the pace of its domain, and counts those whose turn is now. */
  async take(manager: EntityManager, recipients: ClaimedRecipient[]): Promise<Turns> {
    const { perSecond, perDomainPerSecond, firstDay } = this.config.campaigns;
    const turns = await this.#takeByDomain(manager, recipients, perDomainPerSecond);
    if (turns.now.length === 0) return turns;
    if (perSecond > 0) {
      const [pace] = await lockPaces(manager, [ALL]);
      const next = Math.max(0, pace?.nextInMs ?? 0) + (turns.now.length * 1000) / perSecond;
      await storePaces(manager, [{ domain: ALL, nextInMs: next }]);
    }
    if (firstDay > 0) await countToday(manager, turns.now.length);
    return turns;
  }

  async #takeByDomain(
    manager: EntityManager,
    recipients: ClaimedRecipient[],
    perSecond: number,
  ): Promise<Turns> {
    if (perSecond === 0 || recipients.length === 0) return { now: recipients, later: [] };
    const domains = [...new Set(recipients.map(({ domain }) => domain))];
    const paces = new Map((await lockPaces(manager, domains)).map((pace) => [pace.domain, pace]));
    const turns: Turns = { now: [], later: [] };
    for (const recipient of recipients) {
      const pace = paces.get(recipient.domain);
      if (!pace || recipient.has_slot) turns.now.push(recipient);
      else takeTurn(turns, recipient, pace, 1000 / perSecond);
    }
    await storePaces(manager, [...paces.values()]);
    return turns;
  }
}

function takeTurn(turns: Turns, recipient: ClaimedRecipient, pace: Pace, gapMs: number): void {
  const waitMs = Math.max(0, pace.nextInMs);
  if (waitMs < BURST_MS) turns.now.push(recipient);
  else turns.later.push({ id: recipient.id, dueAt: new Date(Date.now() + waitMs) });
  pace.nextInMs = waitMs + gapMs;
}

/** Mails of a day of the ramp: it doubles from day to day. @param earlierDays days with mails before. */
export function dayLimit(firstDay: number, earlierDays: number): number {
  return firstDay * 2 ** Math.min(earlierDays, 30);
}

/** When the next mail may go to a domain, or in all where the domain is ''. */
interface Pace {
  domain: string;
  /** Milliseconds from now; negative where the time has passed. */
  nextInMs: number;
}

/** Locks the paces of domains until the end of the transaction; a domain without one gets it. */
async function lockPaces(manager: EntityManager, domains: string[]): Promise<Pace[]> {
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

async function storePaces(manager: EntityManager, paces: Pace[]): Promise<void> {
  await manager.query(
    `UPDATE campaign_paces AS pace SET next_at = clock_timestamp() + make_interval(secs => stored.seconds)
     FROM unnest($1::text[], $2::float8[]) AS stored (domain, seconds) WHERE pace.domain = stored.domain`,
    [paces.map(({ domain }) => domain), paces.map(({ nextInMs }) => nextInMs / 1000)],
  );
}

/** How many mails were handed over today, and on how many days before; days are Swedish. */
async function readDays(manager: EntityManager): Promise<{ today: number; earlierDays: number }> {
  const [row]: { today: number; earlier: number }[] = await manager.query(
    `SELECT coalesce(max(handed) FILTER (WHERE day = today), 0) AS today,
       count(*) FILTER (WHERE day < today)::integer AS earlier
     FROM campaign_days, (SELECT (now() AT TIME ZONE 'Europe/Stockholm')::date AS today) AS clock`,
  );
  return { today: row?.today ?? 0, earlierDays: row?.earlier ?? 0 };
}

async function countToday(manager: EntityManager, handed: number): Promise<void> {
  await manager.query(
    `INSERT INTO campaign_days (day, handed) VALUES ((now() AT TIME ZONE 'Europe/Stockholm')::date, $1)
     ON CONFLICT (day) DO UPDATE SET handed = campaign_days.handed + excluded.handed`,
    [handed],
  );
}
