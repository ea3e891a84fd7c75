import type { Locator, Page } from '@playwright/test';
import { adminToken } from './api';
import { API } from './addresses';

/** The answer to a call of the API, as an admin where it reads. */
async function call<Body>(method: 'GET' | 'POST', path: string, payload?: unknown): Promise<Body> {
  const response = await fetch(API + path, {
    method,
    headers: payload
      ? { 'Content-Type': 'application/json' }
      : { Authorization: `Bearer ${await adminToken()}` },
    body: payload ? JSON.stringify(payload) : undefined,
  });
  if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status}`);
  const body: Body = await response.json();
  return body;
}

/** Subscribes and confirms an address of its own. @returns the token of its letters' links. */
export async function subscriberToken(): Promise<string> {
  const email = `brev-${Date.now()}-${Math.floor(Math.random() * 1e6)}@stillsam.example`;
  await call('POST', '/api/newsletter/subscribe', { email, gdprConsent: true });
  const token = await mailedToken(email, '/nyhetsbrev/bekrafta');
  await call('POST', '/api/newsletter/confirm', { token });
  return mailedToken(email, '/nyhetsbrev/avregistrera');
}

/** The token of a link in the newest mail to an address, which waits in the outbox. */
export const mailedToken = (email: string, page: string): Promise<string> =>
  inNewestMail(email, new RegExp(`${page}\\?token=([\\w.-]+)`));

/** The code of eight digits in the newest mail to an address. */
export const mailedCode = (email: string): Promise<string> => inNewestMail(email, /\b(\d{8})\b/);

async function inNewestMail(email: string, pattern: RegExp): Promise<string> {
  const { mails } = await call<{ mails: { id: string; recipient: string }[] }>('GET', '/api/admin/outbox');
  const id = mails.find(({ recipient }) => recipient === email)?.id;
  const { text } = await call<{ text: string }>('GET', `/api/admin/outbox/${id}`);
  const found = pattern.exec(text)?.[1];
  if (!found) throw new Error(`The mail to ${email} has no ${pattern}`);
  return found;
}

export interface Preferences {
  interests: string[];
  frequency: string;
  paused_until: string | null;
}

export function preferencesOf(token: string): Promise<Preferences> {
  return call('POST', '/api/newsletter/preferences/read', { token });
}

/** Unfolds the newsletter form of the footer. @returns the form. */
export async function openFooterForm(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo');
  await footer.getByText('Ett stillsamt brev då och då').click();
  return footer.locator('form');
}
