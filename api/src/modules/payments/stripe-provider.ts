import type { IncomingHttpHeaders } from 'node:http';
import Stripe from 'stripe';
import type { PaymentsConfig } from '../../config/env';
import type { PaymentMethod } from '../../config/env-values';
import {
  UnsignedNotice,
  type BalanceChange,
  type DisputeReading,
  type NewPayment,
  type NewRefund,
  type Notice,
  type PaymentProvider,
  type PaymentReading,
  type RefundReading,
  type StartedPayment,
  RefundRefused,
} from './payment-provider';

/** The webhook endpoint is set to the same version. */
const API_VERSION = '2026-10-28.endive';
const EXPIRES_SECONDS = 45 * 60;
const TIMEOUT_MS = 15_000;
const RETRIES = 2;
const CURRENCY = 'sek';
const PAGE_ORIGIN = 'https://checkout.stripe.com';

/** Stripe Checkout, on Stripe's own page. Nothing of Stripe's runs on ours. */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly origin: string;
  readonly #stripe: Stripe;
  readonly #webhookSecrets: readonly string[];
  readonly #methods: PaymentMethod[];

  constructor(
    { secretKey, webhookSecrets, apiOrigin }: NonNullable<PaymentsConfig['stripe']>,
    methods: PaymentMethod[],
  ) {
    this.#webhookSecrets = webhookSecrets;
    this.#methods = methods;
    this.origin = apiOrigin ?? PAGE_ORIGIN;
    this.#stripe = new Stripe(secretKey, {
      apiVersion: API_VERSION,
      maxNetworkRetries: RETRIES,
      timeout: TIMEOUT_MS,
      telemetry: false,
      ...(apiOrigin ? addressOf(apiOrigin) : {}),
    });
  }

  async start({ key, number, email, lines, returnUrl }: NewPayment): Promise<StartedPayment> {
    const { id, url } = await this.#stripe.checkout.sessions.create(
      {
        mode: 'payment',
        ui_mode: 'hosted_page',
        locale: 'sv',
        allowed_payment_method_types: this.#methods,
        client_reference_id: key,
        customer_email: email,
        line_items: lines.map(({ name, quantity, price_ore }) => ({
          quantity,
          price_data: { currency: CURRENCY, unit_amount: price_ore, product_data: { name } },
        })),
        payment_intent_data: { description: number, metadata: { key } },
        success_url: returnUrl,
        cancel_url: returnUrl,
        expires_at: Math.floor(Date.now() / 1000) + EXPIRES_SECONDS,
      },
      { idempotencyKey: key },
    );
    if (!url) throw new Error(`Stripe gave the session ${id} no page`);
    return { ref: id, url };
  }

  async read(ref: string): Promise<PaymentReading> {
    const session = await this.#stripe.checkout.sessions.retrieve(ref, {
      expand: ['payment_intent.latest_charge.balance_transaction'],
    });
    const payment = objectOf(session.payment_intent);
    const charge = objectOf(payment?.latest_charge ?? null);
    const fee = objectOf(charge?.balance_transaction ?? null);
    const isPaid = session.payment_status === 'paid' || payment?.status === 'succeeded';
    return {
      state: isPaid ? 'paid' : stateOf(session, payment),
      isPending: session.status === 'complete',
      ore: payment?.amount_received ?? session.amount_total ?? 0,
      currency: payment?.currency ?? session.currency ?? '',
      method: charge?.payment_method_details?.type ?? null,
      paymentRef: isPaid ? (payment?.id ?? null) : null,
      feeOre: fee?.fee ?? null,
      refunds: isPaid && payment ? await this.#refundsOf(payment.id) : [],
      disputes: charge?.disputed && payment ? await this.#disputesOf(payment.id) : [],
    };
  }

  async expire(ref: string): Promise<void> {
    try {
      await this.#stripe.checkout.sessions.expire(ref);
    } catch (error) {
      // It is final already.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    }
  }

  async refund({ paymentRef, ore, key }: NewRefund): Promise<RefundReading> {
    try {
      const order = { payment_intent: paymentRef, amount: ore, metadata: { key } };
      return toRefund(await this.#stripe.refunds.create(order, { idempotencyKey: key }));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError)
        throw new RefundRefused(error.message, { cause: error });
      throw error;
    }
  }

  parseNotice(body: Buffer, headers: IncomingHttpHeaders): Notice {
    const event = this.#verify(body, String(headers['stripe-signature'] ?? ''));
    return { eventId: event.id, kind: event.type, ref: subjectOf(event) };
  }

  async changesSince(time: Date): Promise<BalanceChange[]> {
    const changes: BalanceChange[] = [];
    const query = {
      created: { gte: Math.floor(time.getTime() / 1000) },
      limit: 100,
      expand: ['data.source'],
    };
    for await (const movement of this.#stripe.balanceTransactions.list(query)) {
      const change = toChange(movement);
      if (change) changes.push(change);
    }
    return changes;
  }

  #verify(body: Buffer, signature: string): Stripe.Event {
    for (const secret of this.#webhookSecrets) {
      try {
        return this.#stripe.webhooks.constructEvent(body, signature, secret);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
      }
    }
    throw new UnsignedNotice('No secret fits the signature');
  }

  async #refundsOf(payment_intent: string): Promise<RefundReading[]> {
    const { data } = await this.#stripe.refunds.list({ payment_intent, limit: 100 });
    return data.map(toRefund);
  }

  async #disputesOf(payment_intent: string): Promise<DisputeReading[]> {
    const { data } = await this.#stripe.disputes.list({ payment_intent, limit: 100 });
    return data.flatMap(toDispute);
  }
}

function addressOf(origin: string) {
  const { hostname, port, protocol } = new URL(origin);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: Number(port || (isPlain ? 80 : 443)),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}

/** Complete and unpaid: the method takes its time, or has failed after all. */
function stateOf(
  session: Stripe.Checkout.Session,
  payment: Stripe.PaymentIntent | null,
): PaymentReading['state'] {
  if (session.status === 'expired') return 'expired';
  const hasFailed = payment?.status === 'requires_payment_method' || payment?.status === 'canceled';
  return session.status === 'complete' && hasFailed ? 'failed' : 'open';
}

function toRefund({ id, amount, status, metadata }: Stripe.Refund): RefundReading {
  const isOver = status === 'failed' || status === 'canceled';
  const state = status === 'succeeded' ? 'succeeded' : isOver ? 'failed' : 'pending';
  return { ref: id, key: metadata?.key ?? null, ore: amount, state };
}

/** An inquiry (`warning_…`) has taken no money. */
function toDispute({ id, amount, status, evidence_details }: Stripe.Dispute): DisputeReading[] {
  if (status.startsWith('warning') || status === 'prevented') return [];
  const { due_by } = evidence_details;
  const state = (['won', 'lost'] as const).find((end) => end === status) ?? 'open';
  return [{ ref: id, ore: amount, state, dueAt: due_by ? new Date(due_by * 1000) : null }];
}

/** @returns null for a movement that concerns no buyer, such as a payout. */
function toChange({ amount, source }: Stripe.BalanceTransaction): BalanceChange | null {
  const moved = objectOf(source);
  const ore = Math.abs(amount);
  if (moved?.object === 'charge') {
    const paymentRef = idOf(moved.payment_intent);
    const key = moved.metadata.key ?? null;
    return { kind: 'paid', ref: paymentRef ?? moved.id, key, paymentRef, ore };
  }
  if (moved?.object !== 'refund' && moved?.object !== 'dispute') return null;
  const [out, back] = KINDS[moved.object];
  const paymentRef = idOf(moved.payment_intent);
  return { kind: amount < 0 ? out : back, ref: moved.id, key: null, paymentRef, ore };
}

/** Money that leaves the balance, and the same money that comes back. */
const KINDS = { refund: ['refund', 'refund_failed'], dispute: ['dispute', 'dispute_won'] } as const;

/** The session or the payment that an event is about. */
function subjectOf({ type, data: { object } }: Stripe.Event): string | null {
  if (type.startsWith('checkout.session.')) return 'id' in object ? String(object.id) : null;
  return 'payment_intent' in object ? idOf(object.payment_intent) : null;
}

/** A field that was expanded. */
function objectOf<Expanded extends object>(field: string | Expanded | null): Expanded | null {
  return typeof field === 'string' ? null : field;
}

const idOf = (field: string | { id: string } | null | undefined): string | null =>
  typeof field === 'string' ? field : (field?.id ?? null);
