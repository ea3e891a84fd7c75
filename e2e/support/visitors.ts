import { randomUUID } from 'node:crypto';
import { API, SITE } from './addresses';
import { mailedToken } from './newsletter';

/** Submissions of visitors for the admins, sent as the site's forms send them. */
async function send(path: string, payload: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await fetch(API + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(payload),
  });
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

export async function writeMessage(message: { name: string; email: string; message: string }): Promise<void> {
  await send('/api/contact', message);
}

/** Registers an address and confirms it by the mailed link. */
export async function askForReminder(email: string, purpose: string): Promise<void> {
  await send('/api/notify', { email, purpose });
  await send('/api/notify/confirm', { token: await mailedToken(email, '/paminnelse/bekrafta') });
}

export async function subscribe(email: string): Promise<void> {
  await send('/api/newsletter/subscribe', { email, gdprConsent: true });
}

/** Buys one of each product, and pays in test mode. @returns the order's number. */
export async function buy(email: string): Promise<string> {
  const answer = await fetch(`${API}/api/products`);
  const catalogue: { products: { id: string }[]; checkout: { terms: { version: string } } } =
    await answer.json();
  const order = {
    email,
    country: 'SE',
    items: catalogue.products.map(({ id }) => ({ id, quantity: 1 })),
    is_adult: true,
    accepts_terms: true,
    terms_version: catalogue.checkout.terms.version,
    waives_withdrawal: true,
  };
  const placed = await send('/api/orders', order, { 'Idempotency-Key': randomUUID() });
  const { number, ref, url }: { number: string; ref: string; url: string } = await placed.json();
  const form = `${API}${new URL(url, API).pathname}/form`;
  const body = new URLSearchParams({ choice: 'pay' });
  await fetch(form, { method: 'POST', redirect: 'manual', headers: { Origin: SITE }, body });
  const read = await fetch(`${API}/api/payments/orders/${ref}`);
  const { state }: { state: string } = await read.json();
  if (state !== 'paid') throw new Error(`The order ${number} is ${state}, not paid`);
  return number;
}

/** @returns the withdrawal's reference. */
export async function withdraw(name: string, order: string, email: string): Promise<string> {
  const answer = await send('/api/withdrawals', { name, order, email });
  const { reference }: { reference: string } = await answer.json();
  return reference;
}
