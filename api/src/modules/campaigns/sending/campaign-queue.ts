import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../../config/env';
import { Database } from '../../../database/database';
import { announceChange } from '../../blog/changes/content-changes.repository';
import { BusinessService } from '../../business/business.service';
import { LETTERS } from '../../blog/changes/content-tags';
import { markUndeliverable } from '../../newsletter/subscribers.repository';
import { Suppressions } from '../../newsletter/suppressions.repository';
import { CampaignEntity } from '../drafts/campaign.entity';
import {
  findSending,
  lockDueCampaign,
  markFirstSent,
  markSending,
  markSent,
  pauseSending,
  resumeDue,
  type Pause,
} from './campaigns.repository';
import {
  addRecipients,
  addWelcomed,
  hasUnfinished,
  lockDueRecipients,
  markAbandonedUncertain,
  markHanding,
  markSkipped,
  reserveSlots,
  storeOutcomes,
  type ClaimedRecipient,
  type Outcome,
} from './recipients.repository';
import { SendingPace } from './sending-pace.repository';

/** Rows of one statement, which ends within the database's time limit. */
const BATCH_SIZE = 5000;
/** What is looked at in one claim, since paces and obstacles may leave few of them. */
const LOOKED_AT = 20;

export interface ClaimedMail {
  letter: CampaignEntity;
  recipient: ClaimedRecipient;
}

/** An outcome, and the address where the server says that it does not exist. */
export type KnownOutcome = Outcome & { bouncedAddress: string | null };

class CancelledError extends Error {}

/**
 * The queue of letters in the table `campaign_recipients`. A recipient is committed as being handed over before the
 * server hears of it, and never handed over again by itself: what a killed process leaves is uncertain.
 */
@Injectable()
export class CampaignQueue {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly business: BusinessService,
    private readonly database: Database,
    private readonly pace: SendingPace,
    private readonly suppressions: Suppressions,
  ) {}

  get isReady(): boolean {
    return this.database.source.isInitialized;
  }

  /** Stores how attempts ended and claims the next ones, at most `free`, in one transaction. */
  exchange(outcomes: KnownOutcome[], free: number): Promise<ClaimedMail[]> {
    return this.database.transaction(async (manager) => {
      if (outcomes.length > 0) await this.#store(manager, outcomes);
      if (free === 0) return [];
      const campaigns = await findSending(manager);
      // A public site that does not say who runs it sends no letters.
      const isOpen = campaigns.length > 0 && (await this.business.missing(manager)).length === 0;
      const allowed = isOpen ? await this.pace.allowed(manager, free) : 0;
      if (allowed === 0) return [];
      for (const { id } of campaigns) {
        const looked = await lockDueRecipients(manager, id, Math.max(allowed, LOOKED_AT));
        if (looked.length > 0) return this.#claim(manager, id, looked, allowed);
      }
      return [];
    });
  }

  async #store(manager: EntityManager, outcomes: KnownOutcome[]): Promise<void> {
    await storeOutcomes(manager, outcomes);
    const bounced = outcomes.flatMap(({ bouncedAddress }) => bouncedAddress ?? []);
    if (bounced.length === 0) return;
    await markUndeliverable(manager, { bounced, complained: [] });
    await this.suppressions.add(manager, bounced, 'bounced');
  }

  async #claim(
    manager: EntityManager,
    campaignId: string,
    looked: ClaimedRecipient[],
    allowed: number,
  ): Promise<ClaimedMail[]> {
    const listed = await this.suppressions.among(
      manager,
      looked.flatMap(({ email, obstacle }) => (obstacle ? [] : email)),
    );
    const obstacleOf = ({ obstacle, email }: ClaimedRecipient) =>
      obstacle ?? (listed.has(email) ? 'suppressed' : null);
    const skipped = looked.flatMap((recipient) => {
      const obstacle = obstacleOf(recipient);
      return obstacle ? { id: recipient.id, obstacle } : [];
    });
    if (skipped.length > 0) await markSkipped(manager, skipped);
    const ready = looked.filter((recipient) => obstacleOf(recipient) === null).slice(0, allowed);
    const { now, later } = await this.pace.take(manager, ready);
    if (later.length > 0) await reserveSlots(manager, later);
    if (now.length === 0) return [];
    const ids = now.map(({ id }) => id);
    await markHanding(manager, ids);
    const letter = await manager.findOneByOrFail(CampaignEntity, { id: campaignId });
    return now.map((recipient) => ({ letter, recipient }));
  }

  /** What happens by time: starts, ends, pauses that end, new subscribers to welcome, first readers, what killed processes left. */
  async advance(): Promise<void> {
    const { manager } = this.database;
    await markAbandonedUncertain(manager, this.config.campaigns.leaseSeconds);
    await resumeDue(manager);
    while (await this.#startDue());
    for (const { id, is_welcome } of await findSending(manager)) {
      if (is_welcome) await addWelcomed(manager, await manager.findOneByOrFail(CampaignEntity, { id }));
      else if (!(await hasUnfinished(manager, id))) await markSent(manager, id);
    }
    await this.#publish();
  }

  async pause(pause: Pause): Promise<void> {
    await pauseSending(this.database.manager, pause);
  }

  /** Shows visitors the letters that have reached their first reader. */
  async #publish(): Promise<void> {
    await this.database.transaction(async (manager) => {
      if (await markFirstSent(manager)) await announceChange(manager, { slugs: [], tags: [LETTERS] });
    });
  }

  /** Starts a campaign that is due: writes the row of each recipient, all in one transaction. */
  async #startDue(): Promise<boolean> {
    try {
      return await this.database.transaction(async (manager) => {
        const id = await lockDueCampaign(manager);
        if (!id) return false;
        const campaign = await manager.findOneByOrFail(CampaignEntity, { id });
        let last: string | null = campaign.welcome_days === null ? '0' : null;
        while (last !== null) last = await addRecipients(manager, campaign, last, BATCH_SIZE);
        if (!(await markSending(manager, id))) throw new CancelledError();
        return true;
      });
    } catch (error) {
      if (error instanceof CancelledError) return true;
      throw error;
    }
  }
}
