import { Inject, Injectable } from '@nestjs/common';
import { dayInWords } from '@stillsam/dates';
import { adminEditPostPath } from '@stillsam/paths';
import type { Logger } from 'pino';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { LOGGER } from '../../observability/logger';
import { RepeatedTask, type Repeated } from '../../operations/repeated-task';
import { MailService } from '../mail/mail.service';
import { takeReminders } from './reviews.repository';
import { reviewExpiringMail } from './reviews.mails';

const CHECK_INTERVAL_MS = 10 * 60_000;

/**
 * Mails the owners, and who sent a text to its reviewer, 90, 30 and 7 days before the review is over. Every process
 * looks; the row of a review says which reminder was sent, so each is sent once.
 */
@Injectable()
export class ReviewReminders extends RepeatedTask {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly database: Database,
    private readonly mails: MailService,
  ) {
    super();
  }

  protected task(): Repeated | undefined {
    return {
      run: () => this.check(),
      everyMs: CHECK_INTERVAL_MS,
      onFailure: (error) => this.logger.warn({ reason: String(error) }, 'reviews cannot be reminded of'),
    };
  }

  async check(): Promise<void> {
    if (!this.database.source.isInitialized) return;
    await this.database.transaction(async (manager) => {
      for (const { email, title, post_id, next_on } of await takeReminders(manager)) {
        const link = new URL(adminEditPostPath(post_id), this.config.adminOrigin).href;
        const data = { title, nextOn: dayInWords(next_on), link };
        await this.mails.enqueue(manager, { to: email, template: reviewExpiringMail, data });
      }
    });
  }
}
