import path from 'node:path';
import { testedApi } from './tested-api';
import { someCaller } from './newsletter';
import { TestApi, type Answer } from './test-api';

export const QUIET_EVENINGS = 'vagledning-lugnare-kvallar';
export const SOFT_START = 'vagledning-mjuk-start';
/** A guide of the first product alone. */
export const GUIDE = 'stilla-kvall';
export const PRICE = 4900;

export interface Placed {
  number: string;
  ref: string;
  url: string;
  code?: string;
  issues?: { path: string; message: string }[];
}

export interface OrderState {
  number: string;
  state: string;
  total_ore: number;
  method: string | null;
  can_retry: boolean;
  guides: { slug: string }[];
}

/** What is sent for an order of the first product. */
const orderFields = (email: string, terms_version: string) => ({
  email,
  country: 'SE',
  items: [{ id: QUIET_EVENINGS, quantity: 1 }],
  is_adult: true,
  accepts_terms: true,
  terms_version,
  waives_withdrawal: true,
});

/** The same as JSON, for an API in a process of its own. */
export async function orderBody(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/products`);
  const { checkout }: { checkout: { terms: { version: string } } } = JSON.parse(await answer.text());
  return JSON.stringify(orderFields(email, checkout.terms.version));
}

let buyers = 0;

/** An API with a shop, and what a buyer and an admin do in it. */
export class TestShop {
  private constructor(
    readonly api: TestApi,
    readonly token: string,
    readonly termsVersion: string,
  ) {}

  static async open(environment: Record<string, string> = {}, databaseUrl?: string): Promise<TestShop> {
    const content = path.join(import.meta.dirname, '../guides/content');
    const api = await TestApi.start({
      databaseUrl,
      environment: {
        TRUSTED_PROXIES: 'loopback',
        CONTENT_DIR: content,
        // Specs sweep when they want to.
        PAYMENT_SWEEP_SECONDS: '3600',
        ...environment,
      },
    });
    const { token } = await api.signedIn('admin');
    const { body } = await api.get<{ checkout: { terms: { version: string } } }>('/api/products');
    return new TestShop(api, token, body.checkout.terms.version);
  }

  body(fields: Record<string, unknown> = {}): Record<string, unknown> {
    buyers += 1;
    return { ...orderFields(`kund-${process.pid}-${buyers}@exempel.se`, this.termsVersion), ...fields };
  }

  /** Each from a net address of its own. */
  place(fields: Record<string, unknown> = {}, key = `order-${crypto.randomUUID()}`): Promise<Answer<Placed>> {
    return this.placeBody(this.body(fields), key);
  }

  placeBody(body: Record<string, unknown>, key: string): Promise<Answer<Placed>> {
    return this.api.call<Placed>('POST', '/api/orders', {
      body,
      headers: { ...someCaller(), 'Idempotency-Key': key },
    });
  }

  state(ref: string): Promise<Answer<OrderState>> {
    return this.api.get<OrderState>(`/api/payments/orders/${ref}`);
  }

  /** Presses a button of the test provider's page. @param url of the page. */
  async press(url: string, choice: string): Promise<Answer> {
    return this.form(`${new URL(url).pathname}/form`, { choice });
  }

  form(target: string, fields: Record<string, string>, cookie = ''): Promise<Answer> {
    return this.api.call('POST', target, {
      body: new URLSearchParams(fields).toString(),
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'http://localhost:4200',
        ...someCaller(),
        Cookie: cookie,
      },
    });
  }

  /** Buys with the test provider. */
  async buy(fields: Record<string, unknown> = {}): Promise<Placed> {
    const { body } = await this.place(fields);
    await this.press(body.url, 'pay');
    await this.state(body.ref);
    return body;
  }

  /** @returns the cookie that a paid order opens. */
  async open(
    body: Record<string, unknown>,
    cookie = '',
  ): Promise<Answer<{ to: string }> & { cookie: string }> {
    const answer = await this.api.call<{ to: string }>('POST', '/api/purchases/open', {
      body,
      headers: { Cookie: cookie, ...someCaller() },
    });
    return { ...answer, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
  }

  async refund(number: string, amount_ore: number, key = `refund-${crypto.randomUUID()}`): Promise<Answer> {
    return this.api.call('POST', `/api/orders/${number}/refunds`, {
      token: this.token,
      body: { amount_ore },
      headers: { 'Idempotency-Key': key, ...someCaller() },
    });
  }

  async idOf(number: string): Promise<string> {
    const [row] = await this.api.query<{ id: string }>('SELECT id FROM orders WHERE number = $1', [number]);
    return row?.id ?? '';
  }

  /** Kinds and amounts of an order's ledger, oldest first. */
  async ledger(number: string): Promise<string[]> {
    const rows = await this.api.query<{ kind: string; ore: number }>(
      'SELECT kind, ore FROM ledger_entries WHERE order_id = $1 ORDER BY id',
      [await this.idOf(number)],
    );
    return rows.map(({ kind, ore }) => `${kind} ${ore}`);
  }

  sweep(): Promise<void> {
    return this.api.app.get(testedApi.PaymentSweeper).sweep();
  }

  /** Lets attempts count as made and read a while ago, so that the next turn reads them. */
  async letTimePass(): Promise<void> {
    await this.api.query(
      `UPDATE payment_attempts SET created_at = created_at - interval '2 hours', read_at = read_at - interval '2 hours'`,
    );
  }

  stop(): Promise<void> {
    return this.api.stop();
  }
}
