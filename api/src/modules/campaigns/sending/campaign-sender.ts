import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { pause } from '@stillsam/http-server/repeat';
import type { Logger } from 'pino';
import { LOGGER } from '../../../observability/logger';
import { API_CONFIG, type ApiConfig } from '../../../config/env';
import { isDatabaseUnavailable } from '../../../database/database-errors';
import { RepeatedTask, type Repeated } from '../../../operations/repeated-task';
import { domainOf, pauseAfter } from '../../mail/mail-transport';
import { NewsletterLinks } from '../../newsletter/newsletter-links';
import { fillLetter } from '../letters/rendered-letter';
import { greetedName, withName } from '../letters/letter-names';
import { CampaignQueue, type ClaimedMail, type KnownOutcome } from './campaign-queue';
import {
  CAMPAIGN_TRANSPORT,
  type CampaignMail,
  type CampaignTransport,
  type Delivery,
} from './campaign-transport';

const IDLE_MS = 500;
/** Mails that end within this time share a transaction. */
const BATCH_WINDOW_MS = 5;
const ADVANCE_MS = 1000;
/** Failures in a row, of any mails, that count as an outage of the server, or as a refusal of the letter itself. */
const FAILURES_IN_A_ROW = 5;
const MAX_OUTAGE_PAUSE_SECONDS = 30 * 60;
/** From five minutes up to four hours. */
const PAUSE_SECONDS = { first: 5 * 60, most: 4 * 60 * 60 };
/** After about a day and a half of refusals for now, a recipient counts as refused; a resend begins as many anew. */
const MAX_ATTEMPTS = 12;
const OUTAGE_RETRY_SECONDS = 5;
const REFUSED_RETRY_SECONDS = 60 * 60;

/**
 * Sends the letters of campaigns over as many connections as are configured. One transaction stores what ended and claims
 * as much again, so that no more recipients are being handed over than there are connections.
 */
@Injectable()
export class CampaignSender extends RepeatedTask {
  /** Ends the pause of an idle turn: a connection is free, or the process stops. */
  #idle = new AbortController();
  #advanceAt = 0;
  #inFlight = 0;
  #ended: KnownOutcome[] = [];
  #outages = 0;
  #refusals = 0;
  #outagePauses = 0;

  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly queue: CampaignQueue,
    private readonly links: NewsletterLinks,
    @Inject(CAMPAIGN_TRANSPORT) private readonly transport: CampaignTransport | undefined,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  protected task(): Repeated | undefined {
    const { transport } = this;
    if (!transport) return undefined;
    return {
      run: (signal) => this.#turn(transport, signal),
      everyMs: IDLE_MS,
      firstMs: 0,
      onFailure: (error) => {
        // `Database` logs that it cannot connect.
        if (!isDatabaseUnavailable(error))
          this.logger.warn({ reason: String(error) }, 'letters cannot be sent');
      },
    };
  }

  /** Claims nothing more, and stores how the mails on their way ended. */
  override async beforeApplicationShutdown(): Promise<void> {
    const stopped = super.beforeApplicationShutdown();
    this.#idle.abort();
    await stopped;
    while (this.#inFlight > 0 || this.#ended.length > 0) {
      try {
        await this.#exchange(0);
      } catch {
        if (this.#inFlight === 0) break;
        await delay(IDLE_MS);
      }
      await delay(BATCH_WINDOW_MS);
    }
    this.transport?.close();
  }

  /** @returns milliseconds until the next turn. */
  async #turn(transport: CampaignTransport, signal: AbortSignal): Promise<number> {
    if (!this.queue.isReady) return IDLE_MS;
    if (performance.now() >= this.#advanceAt) {
      await this.queue.advance();
      this.#advanceAt = performance.now() + ADVANCE_MS;
    }
    // The API may have begun to stop meanwhile.
    const free = signal.aborted ? 0 : this.config.campaigns.connections - this.#inFlight;
    const claimed = await this.#exchange(free);
    for (const mail of claimed) void this.#hand(transport, mail);
    if (claimed.length > 0 || this.#ended.length > 0) return BATCH_WINDOW_MS;
    this.#idle = new AbortController();
    if (!signal.aborted) await pause(IDLE_MS, this.#idle.signal);
    return 0;
  }

  /** Stores what ended. @param free how many mails it claims at most. */
  async #exchange(free: number): Promise<ClaimedMail[]> {
    const stored = [...this.#ended];
    if (stored.length === 0 && free === 0) return [];
    const claimed = await this.queue.exchange(stored, free);
    this.#ended = this.#ended.slice(stored.length);
    return claimed;
  }

  async #hand(transport: CampaignTransport, mail: ClaimedMail): Promise<void> {
    this.#inFlight += 1;
    const delivery = await transport.send(this.#write(mail));
    this.#ended.push(toOutcome(mail, delivery));
    this.#inFlight -= 1;
    this.#idle.abort();
    await this.#judge(mail, delivery).catch((error: unknown) =>
      this.logger.warn({ reason: String(error) }, 'campaigns could not be paused'),
    );
  }

  /** The mail of a letter as its recipient gets it. */
  #write({ letter, recipient }: ClaimedMail): CampaignMail {
    const { id, email, subscriber_id, first_name } = recipient;
    const name = greetedName(first_name);
    const rendered = { html: letter.mailHtml ?? '', text: letter.mailText ?? '' };
    const domain = domainOf(this.config.mail.from.address);
    return {
      to: email,
      subject: withName(letter.subject, name),
      ...fillLetter(rendered, {
        name,
        unsubscribe: this.links.unsubscribeUrl(subscriber_id, letter.slug),
        preferences: this.links.preferencesUrl(subscriber_id),
        stopWelcome: this.links.stopWelcomeUrl(subscriber_id, letter.slug),
      }),
      headers: {
        ...this.links.unsubscribeHeaders(subscriber_id, letter.slug),
        'List-Id': `Stillsams brev <brev.${domain}>`,
        Precedence: 'bulk',
      },
      messageId: `<brev-${letter.id}-${id}@${domain}>`,
    };
  }

  /** Pauses campaigns where the server fails, or refuses the letter, several times in a row. */
  async #judge({ letter: { id } }: ClaimedMail, delivery: Delivery): Promise<void> {
    const isOutage = delivery.kind === 'outage' || delivery.kind === 'unknown';
    const isRefusal = delivery.kind === 'refused' && delivery.because === 'letter';
    this.#outages = isOutage ? this.#outages + 1 : 0;
    if (!isOutage) this.#outagePauses = 0;
    if (isRefusal) this.#refusals += 1;
    else if (delivery.kind === 'accepted') this.#refusals = 0;
    if (!('reason' in delivery)) return;
    if (this.#outages === FAILURES_IN_A_ROW) {
      const first = this.config.campaigns.outagePauseSeconds;
      const pauseSeconds = pauseAfter(this.#outagePauses, { first, most: MAX_OUTAGE_PAUSE_SECONDS });
      this.#outages = 0;
      this.#outagePauses += 1;
      this.logger.warn({ reason: delivery.reason }, 'the mail server fails, campaigns are paused');
      await this.queue.pause({ id: null, reason: 'outage', detail: delivery.reason, pauseSeconds });
    }
    if (this.#refusals === FAILURES_IN_A_ROW) {
      this.#refusals = 0;
      this.logger.warn({ campaign: id, reason: delivery.reason }, 'the mail server refuses a letter');
      await this.queue.pause({ id, reason: 'refused', detail: delivery.reason, pauseSeconds: null });
    }
  }
}

function toOutcome({ recipient }: ClaimedMail, delivery: Delivery): KnownOutcome {
  const attempt = recipient.attempts + 1;
  const outcome = { id: recipient.id, attempt, pauseSeconds: 0, bouncedAddress: null };
  if (delivery.kind === 'accepted') return { ...outcome, state: 'sent', reason: null };
  const { reason } = delivery;
  if (delivery.kind === 'unknown') return { ...outcome, state: 'uncertain', reason };
  if (delivery.kind === 'outage')
    return { ...outcome, state: 'waiting', reason, pauseSeconds: OUTAGE_RETRY_SECONDS };
  const isRecipients = delivery.kind === 'refused' && delivery.because === 'recipient';
  if (isRecipients) return { ...outcome, state: 'refused', reason, bouncedAddress: recipient.email };
  if (attempt % MAX_ATTEMPTS === 0) return { ...outcome, state: 'refused', reason };
  // A letter that the server refuses may be accepted once its cause is mended.
  const pauseSeconds =
    delivery.kind === 'later'
      ? pauseAfter((attempt % MAX_ATTEMPTS) - 1, PAUSE_SECONDS)
      : REFUSED_RETRY_SECONDS;
  return { ...outcome, state: 'waiting', reason, pauseSeconds };
}
