import type { IncomingHttpHeaders } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { IsNull } from 'typeorm';
import { Database } from '../../database/database';
import { insertNew } from '../../database/rows';
import { API_METRICS, type ApiMetrics } from '../../observability/api-metrics';
import { LOGGER } from '../../observability/logger';
import { PaymentAttemptEntity } from './payment-attempt.entity';
import { PaymentNoticeEntity } from './payment-notice.entity';
import { UnsignedNotice, type Notice, type PaymentProvider } from './payment-provider';
import type { NoticeReceiptDto } from './payments.controller';
import { noticeUnsigned, paymentNotFound } from './payments.errors';
import { Settlement } from './settlement';
import { Shop } from './shop';

/** The inbox of notices. A notice is stored once and only says where to look. */
@Injectable()
export class NoticesService {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(API_METRICS) private readonly metrics: ApiMetrics | null,
    private readonly database: Database,
    private readonly shop: Shop,
    private readonly settlement: Settlement,
  ) {}

  /**
   * Stores a notice and answers; the look comes afterwards, and again by the sweeper where it fails.
   *
   * @throws DomainError 400 SIGNATURE_INVALID, 404 for another provider.
   */
  async receive(name: string, body: Buffer, headers: IncomingHttpHeaders): Promise<NoticeReceiptDto> {
    const { provider } = this.shop;
    if (provider?.name !== name) throw paymentNotFound();
    const { eventId, kind, ref } = this.#parse(provider, body, headers);
    const notice = { provider: name, eventId, kind, ref };
    const stored = await insertNew(this.database.manager, PaymentNoticeEntity, notice);
    if (stored)
      this.settle(stored).catch((error: unknown) => {
        this.logger.warn({ notice: stored, reason: String(error) }, 'a notice is not settled yet');
      });
    return { received: true };
  }

  /** Looks at what a notice is about. @throws while the provider does not answer. */
  async settle(id: string): Promise<void> {
    const notices = this.database.repository(PaymentNoticeEntity);
    const { provider, ref } = await notices.findOneByOrFail({ id });
    const attempt = ref
      ? await this.database.repository(PaymentAttemptEntity).findOne({
          where: [
            { provider, ref },
            { provider, paymentRef: ref },
          ],
        })
      : null;
    if (attempt) await this.settlement.settleAttempt(attempt.id);
    if (attempt || !ref) await notices.update({ id }, { settledAt: new Date(), problem: null });
    else {
      const { affected } = await notices.update({ id, problem: IsNull() }, { problem: 'unknown' });
      if (affected) this.metrics?.countMoneyProblem('unknown');
    }
  }

  #parse(provider: PaymentProvider, body: Buffer, headers: IncomingHttpHeaders): Notice {
    try {
      return provider.parseNotice(body, headers);
    } catch (error) {
      if (!(error instanceof UnsignedNotice)) throw error;
      this.metrics?.countMoneyProblem('signature');
      throw noticeUnsigned();
    }
  }
}
