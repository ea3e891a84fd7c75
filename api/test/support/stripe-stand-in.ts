import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import Stripe from 'stripe';
import { portOf } from './test-api';

export const WEBHOOK_SECRET = 'whsec_for_tests_only';
const API_VERSION = '2026-10-28.endive';

/** What goes wrong with requests. Those after storing have an effect that their caller is not told of. */
export type RequestFault = 'none' | 'cut before' | 'cut after storing' | '500 before' | '500 after storing';
export type NoticeFault = 'none' | 'lost' | 'doubled' | 'delayed' | 'unsigned' | 'old';

// The answers hold the fields that the adapter reads, in the SDK's own types: one that changes does not compile.
type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'url'
  | 'expires_at'
  | 'status'
  | 'payment_status'
  | 'amount_total'
  | 'currency'
  | 'client_reference_id'
> & { payment_intent: Payment | null };
type Payment = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'status' | 'amount_received' | 'currency' | 'metadata'
> & {
  latest_charge: Charge | null;
};
type Charge = Pick<Stripe.Charge, 'id' | 'object' | 'disputed' | 'metadata' | 'amount' | 'payment_intent'> & {
  payment_method_details: { type: string };
  balance_transaction: Pick<Stripe.BalanceTransaction, 'id' | 'fee'>;
};
type Refund = Pick<Stripe.Refund, 'id' | 'object' | 'amount' | 'status' | 'metadata' | 'payment_intent'>;
type Dispute = Pick<Stripe.Dispute, 'id' | 'object' | 'amount' | 'status' | 'payment_intent'> & {
  evidence_details: Pick<Stripe.Dispute.EvidenceDetails, 'due_by'>;
};
type Movement = Pick<Stripe.BalanceTransaction, 'id' | 'object' | 'amount' | 'created' | 'fee'> & {
  source: Charge | Refund | Dispute;
};
type Subject = Session | Refund | Dispute;

const FEE = 253;
const now = () => Math.floor(Date.now() / 1000);

/** Imitates what the adapter asks of Stripe: state, idempotency as documented, signed notices, and faults. */
export class StripeStandIn {
  readonly sessions = new Map<string, Session>();
  readonly refunds: Refund[] = [];
  readonly disputes: Dispute[] = [];
  readonly movements: Movement[] = [];
  /** Sessions that were asked for, by key: with a second one a buyer could pay twice. */
  readonly startedKeys: string[] = [];
  requestFault: RequestFault | (() => RequestFault) = 'none';
  noticeFault: NoticeFault | (() => NoticeFault) = 'none';
  refundStatus: 'succeeded' | 'pending' = 'succeeded';
  /** Some methods are charged for later. */
  isFeeKnown = true;
  webhookUrl = '';
  readonly #answers = new Map<string, { status: number; body: unknown }>();
  readonly #server: Server;
  readonly #stripe = new Stripe('sk_test_stand_in');
  readonly #delayed: (() => Promise<void>)[] = [];
  #count = 0;

  constructor() {
    this.#server = createServer((request, response) => {
      this.#handle(request, response).catch(() => response.destroy());
    });
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${portOf(this.#server)}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The buyer pays, also after the session is over, as slow methods may. */
  async pay(id: string, { method = 'card', ore }: { method?: string; ore?: number } = {}): Promise<void> {
    const session = this.#session(id);
    if (session.payment_status === 'paid') return;
    this.#takeMoney(session, method, ore ?? session.amount_total ?? 0);
    Object.assign(session, {
      status: session.status === 'expired' ? 'expired' : 'complete',
      payment_status: 'paid',
    });
    await this.notify('checkout.session.completed', session);
  }

  /** The buyer has sent it in, and the money comes later or not at all. Of a paid one it is a stale notice. */
  async sendIn(id: string): Promise<void> {
    const session = this.#session(id);
    if (session.payment_status !== 'paid') {
      session.status = 'complete';
      session.payment_intent = {
        ...this.#payment(session),
        status: 'processing',
        amount_received: 0,
        latest_charge: null,
      };
    }
    await this.notify('checkout.session.completed', session);
  }

  async failLater(id: string): Promise<void> {
    const session = this.#session(id);
    if (session.payment_status !== 'paid') {
      session.status = 'complete';
      session.payment_intent = {
        ...this.#payment(session),
        status: 'requires_payment_method',
        latest_charge: null,
      };
    }
    await this.notify('checkout.session.async_payment_failed', session);
  }

  async expire(id: string): Promise<void> {
    const session = this.#session(id);
    if (session.status !== 'open') return;
    session.status = 'expired';
    await this.notify('checkout.session.expired', session);
  }

  /** A refund that succeeded fails after all. */
  async failRefund(id: string): Promise<void> {
    const refund = this.refunds.find((one) => one.id === id);
    if (!refund || refund.status === 'failed') return;
    refund.status = 'failed';
    this.#move(refund.amount, 0, refund);
    await this.notify('refund.failed', refund);
  }

  /** An owner refunds in Stripe's own pages. */
  async refundThere(id: string, amount: number): Promise<void> {
    await this.notify('refund.created', this.#refund(this.#session(id).payment_intent?.id ?? '', amount, {}));
  }

  async dispute(id: string): Promise<void> {
    const payment = this.#session(id).payment_intent;
    if (!payment?.latest_charge) return;
    payment.latest_charge.disputed = true;
    const dispute: Dispute = {
      id: this.#id('dp'),
      object: 'dispute',
      amount: payment.amount_received,
      status: 'needs_response',
      payment_intent: payment.id,
      evidence_details: { due_by: now() + 7 * 86_400 },
    };
    this.disputes.push(dispute);
    this.#move(-dispute.amount, 0, dispute);
    await this.notify('charge.dispute.created', dispute);
  }

  /** Öre on the balance: what came, less what went back and the fees. */
  balance(): number {
    return this.movements.reduce((sum, { amount, fee }) => sum + amount - fee, 0);
  }

  /** Sends the notices that were held back, the last one first. */
  async sendDelayed(): Promise<void> {
    for (const send of this.#delayed.splice(0).reverse()) await send();
  }

  async notify(type: string, object: Subject, fault = valueOf(this.noticeFault)): Promise<void> {
    const payload = JSON.stringify({
      id: this.#id('evt'),
      object: 'event',
      api_version: API_VERSION,
      type,
      data: { object },
    });
    const send = () =>
      this.post(payload, fault).then(
        () => undefined,
        () => undefined,
      );
    if (fault === 'lost') return;
    if (fault === 'delayed') this.#delayed.push(send);
    else await send();
    if (fault === 'doubled') await send();
  }

  /** @returns the status of the answer. */
  async post(payload: string, fault: NoticeFault = 'none'): Promise<number> {
    const header = this.#stripe.webhooks.generateTestHeaderString({
      payload,
      secret: fault === 'unsigned' ? 'whsec_another' : WEBHOOK_SECRET,
      timestamp: fault === 'old' ? now() - 400 : now(),
    });
    const { status } = await fetch(this.webhookUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': header },
      body: payload,
    });
    return status;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const fault = valueOf(this.requestFault);
    if (fault === 'cut before') return void response.destroy();
    if (fault === '500 before') return send(response, 500, failure('api_error'));
    if (request.headers['stripe-version'] !== API_VERSION)
      return send(response, 400, failure('invalid_request_error'));
    const answer = this.#answerOnce(request, new URLSearchParams(Buffer.concat(chunks).toString()), fault);
    if (fault === 'cut after storing') return void response.destroy();
    send(response, answer.status, answer.body);
  }

  /** The first answer for a key is kept, also a failure, as Stripe keeps it. */
  #answerOnce(request: IncomingMessage, fields: URLSearchParams, fault: RequestFault) {
    const key = String(request.headers['idempotency-key'] ?? '');
    const kept = request.method === 'POST' && key ? this.#answers.get(key) : undefined;
    if (kept) return kept;
    const url = new URL(request.url ?? '', 'http://stripe');
    const body = this.#answer(`${request.method} ${url.pathname}`, fields, url.searchParams);
    const found = body ? { status: 200, body } : { status: 400, body: failure('invalid_request_error') };
    const answer = fault === '500 after storing' ? { status: 500, body: failure('api_error') } : found;
    if (request.method === 'POST' && key) this.#answers.set(key, answer);
    return answer;
  }

  #answer(route: string, fields: URLSearchParams, query: URLSearchParams): unknown {
    const [, id = '', isExpiring] =
      /^\w+ \/v1\/(?:checkout\/sessions|refunds)\/(\w+)(\/expire)?$/.exec(route) ?? [];
    if (route === 'POST /v1/checkout/sessions') return this.#start(fields);
    if (route === 'POST /v1/refunds') return this.#refundAsked(fields);
    if (route === 'GET /v1/refunds') return listOf(this.refunds.filter(isAbout(query)));
    if (route === 'GET /v1/disputes') return listOf(this.disputes.filter(isAbout(query)));
    if (route === 'GET /v1/balance_transactions') return listOf(this.movements);
    if (isExpiring) return this.#expireAsked(id);
    if (route.startsWith('GET /v1/refunds/')) return this.refunds.find((refund) => refund.id === id);
    if (route.startsWith('GET /v1/checkout/sessions/')) return this.#read(id);
    return undefined;
  }

  #read(id: string): unknown {
    const session = this.sessions.get(id);
    const payment = session?.payment_intent;
    if (this.isFeeKnown || !payment?.latest_charge) return session;
    const latest_charge = { ...payment.latest_charge, balance_transaction: null };
    return { ...session, payment_intent: { ...payment, latest_charge } };
  }

  #start(fields: URLSearchParams): Session | undefined {
    const { ui_mode, mode, client_reference_id = '', metadata, lines, expires_at = 0 } = readSession(fields);
    const isAllowed = fields.get('allowed_payment_method_types[0]') === 'card';
    if (ui_mode !== 'hosted_page' || mode !== 'payment' || !isAllowed || !metadata) return undefined;
    this.startedKeys.push(client_reference_id);
    const id = this.#id('cs');
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      expires_at,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: lines.reduce((sum, { unit_amount, quantity }) => sum + unit_amount * quantity, 0),
      currency: 'sek',
      client_reference_id,
      payment_intent: null,
    };
    this.sessions.set(id, session);
    return session;
  }

  #expireAsked(id: string): Session | undefined {
    const session = this.sessions.get(id);
    if (session?.status !== 'open') return undefined;
    session.status = 'expired';
    return session;
  }

  #refundAsked(fields: URLSearchParams): Refund | undefined {
    const payment = fields.get('payment_intent') ?? '';
    const amount = Number(fields.get('amount'));
    const charge = [...this.sessions.values()].find(
      ({ payment_intent }) => payment_intent?.id === payment,
    )?.payment_intent;
    const returned = this.refunds
      .filter(({ payment_intent, status }) => payment_intent === payment && status !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0);
    if (!charge || charge.latest_charge?.disputed || returned + amount > charge.amount_received)
      return undefined;
    return this.#refund(payment, amount, { key: fields.get('metadata[key]') ?? '' });
  }

  #refund(payment_intent: string, amount: number, metadata: Record<string, string>): Refund {
    const refund: Refund = {
      id: this.#id('re'),
      object: 'refund',
      amount,
      status: this.refundStatus,
      metadata,
      payment_intent,
    };
    this.refunds.push(refund);
    this.#move(-amount, 0, refund);
    return refund;
  }

  #takeMoney(session: Session, type: string, amount: number): void {
    const payment = { ...this.#payment(session), status: 'succeeded' as const, amount_received: amount };
    const charge: Charge = {
      id: this.#id('ch'),
      object: 'charge',
      amount,
      disputed: false,
      metadata: payment.metadata,
      payment_intent: payment.id,
      payment_method_details: { type },
      balance_transaction: { id: this.#id('txn'), fee: FEE },
    };
    session.payment_intent = { ...payment, latest_charge: charge };
    this.#move(amount, FEE, charge);
  }

  #payment(session: Session): Payment {
    return (
      session.payment_intent ?? {
        id: this.#id('pi'),
        object: 'payment_intent',
        status: 'processing',
        amount_received: 0,
        currency: 'sek',
        metadata: { key: session.client_reference_id ?? '' },
        latest_charge: null,
      }
    );
  }

  #move(amount: number, fee: number, source: Movement['source']): void {
    this.movements.unshift({
      id: this.#id('txn'),
      object: 'balance_transaction',
      amount,
      created: now(),
      fee,
      source,
    });
  }

  #session(id: string): Session {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`No session is called ${id}`);
    return session;
  }

  #id(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${process.pid}x${this.#count}`;
  }
}

/** The fields of a new session, by the names that the SDK gives them. */
function readSession(fields: URLSearchParams) {
  type Params = Stripe.Checkout.SessionCreateParams;
  const text = (name: string) => fields.get(name) ?? undefined;
  const ui_mode: Params['ui_mode'] = text('ui_mode');
  const mode: Params['mode'] = text('mode');
  const client_reference_id: Params['client_reference_id'] = text('client_reference_id');
  const expires_at: Params['expires_at'] = Number(text('expires_at'));
  const lines = [0, 1, 2, 3].flatMap((index) => {
    const quantity = fields.get(`line_items[${index}][quantity]`);
    const unit_amount = fields.get(`line_items[${index}][price_data][unit_amount]`);
    return quantity && unit_amount ? [{ quantity: Number(quantity), unit_amount: Number(unit_amount) }] : [];
  });
  return {
    ui_mode,
    mode,
    client_reference_id,
    expires_at,
    lines,
    metadata: text('payment_intent_data[metadata][key]'),
  };
}

const valueOf = <Fault extends string>(fault: Fault | (() => Fault)): Fault =>
  typeof fault === 'function' ? fault() : fault;
const failure = (type: string) => ({ error: { type, message: 'A failure of the stand-in' } });
const listOf = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1/list' });
const isAbout = (query: URLSearchParams) => (one: { payment_intent: unknown }) =>
  one.payment_intent === query.get('payment_intent');

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
