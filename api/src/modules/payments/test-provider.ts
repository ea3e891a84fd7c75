import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import {
  UnsignedNotice,
  type BalanceChange,
  type NewPayment,
  type NewRefund,
  type Notice,
  type PaymentProvider,
  type PaymentReading,
  type RefundReading,
  type StartedPayment,
} from './payment-provider';
import { paymentNotFound } from './payments.errors';
import {
  addTestRefund,
  chooseTestPayment,
  findTestPayment,
  findTestPaymentsSince,
  insertTestPayment,
  type TestPaymentRow,
} from './test-payments.repository';

/** The buttons of the test provider's page. */
export const TEST_CHOICES = ['pay', 'cancel', 'decline', 'swish', 'klarna'] as const;
export type TestChoice = (typeof TEST_CHOICES)[number];

/** Seconds until the money comes. */
const DELAYS: Record<TestChoice, number> = { pay: 0, cancel: 0, decline: 0, swish: 10, klarna: 60 };
const METHODS: Partial<Record<TestChoice, string>> = { pay: 'card', swish: 'swish', klarna: 'klarna' };

/** A payment as its page shows it. */
export interface TestPayment {
  ref: string;
  ore: number;
  isOpen: boolean;
  returnUrl: string;
}

/** Takes no money: its pages stand in for a provider's, so that everything can be tried on the own machine. */
@Injectable()
export class TestProvider implements PaymentProvider {
  readonly name = 'test';

  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly database: Database,
  ) {}

  get origin(): string {
    return this.config.siteOrigin;
  }

  async start({ key, totalOre, returnUrl }: NewPayment): Promise<StartedPayment> {
    const ref = `test_${randomBytes(16).toString('base64url')}`;
    const row = await insertTestPayment(this.database.manager, { ref, key, ore: totalOre, returnUrl });
    const url = new URL(`/api/payments/test/${row.ref}`, this.config.siteOrigin).href;
    return { ref: row.ref, url };
  }

  async read(ref: string): Promise<PaymentReading> {
    const row = await findTestPayment(this.database.manager, ref);
    if (!row) throw new Error(`No test payment is called ${ref}`);
    const state = row.state === 'open' && row.is_over && !row.method ? 'expired' : row.state;
    const isPaid = row.state === 'paid';
    return {
      state,
      isPending: row.state === 'open' && row.method !== null,
      ore: row.ore,
      currency: 'sek',
      method: row.method,
      paymentRef: isPaid ? ref : null,
      // As a card at a usual provider.
      feeOre: isPaid ? Math.round(row.ore * 0.015) + 180 : null,
      refunds: row.refunds,
      disputes: [],
    };
  }

  async expire(ref: string): Promise<void> {
    await chooseTestPayment(this.database.manager, ref, { state: 'expired', method: null, seconds: 0 });
  }

  async refund({ paymentRef, ore, key }: NewRefund): Promise<RefundReading> {
    const refund: RefundReading = { ref: `re_${key}`, key, ore, state: 'succeeded' };
    await addTestRefund(this.database.manager, paymentRef, refund);
    return refund;
  }

  /** It sends none: the page that the buyer returns to and the sweeper read it. */
  parseNotice(): Notice {
    throw new UnsignedNotice('The test provider sends no notices');
  }

  async changesSince(time: Date): Promise<BalanceChange[]> {
    const rows = await findTestPaymentsSince(this.database.manager, time);
    return rows.flatMap(({ ref: paymentRef, key, ore, refunds }): BalanceChange[] => [
      { kind: 'paid', ref: paymentRef, paymentRef, key, ore },
      ...refunds.map((refund) => ({
        kind: 'refund' as const,
        ref: refund.ref,
        paymentRef,
        key,
        ore: refund.ore,
      })),
    ]);
  }

  /** For its page. @throws DomainError 404. */
  async payment(ref: string): Promise<TestPayment> {
    const row = await this.#find(ref);
    return { ref, ore: row.ore, isOpen: isOpen(row), returnUrl: row.return_url };
  }

  /** What was chosen on its page; a payment that is over stays as it is. @returns the page to return to. */
  async choose(ref: string, choice: TestChoice): Promise<string> {
    const row = await this.#find(ref);
    const state = choice === 'decline' ? 'failed' : choice === 'cancel' ? 'open' : 'paid';
    if (isOpen(row) && state !== 'open')
      await chooseTestPayment(this.database.manager, ref, {
        state,
        method: METHODS[choice] ?? null,
        seconds: DELAYS[choice],
      });
    return row.return_url;
  }

  async #find(ref: string): Promise<TestPaymentRow> {
    const row =
      this.config.payments.provider === 'test' && (await findTestPayment(this.database.manager, ref));
    if (!row) throw paymentNotFound();
    return row;
  }
}

const isOpen = ({ state, method, is_over }: TestPaymentRow) => state === 'open' && !method && !is_over;
