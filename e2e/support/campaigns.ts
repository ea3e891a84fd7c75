import type { Page } from '@playwright/test';
import { API } from './addresses';
import { adminToken } from './api';

async function call(method: string, path: string, body?: object): Promise<Response> {
  const response = await fetch(`${API}/api/admin/campaigns${path}`, {
    method,
    headers: { Authorization: `Bearer ${await adminToken()}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path} responded with ${response.status}: ${await response.text()}`);
  return response;
}

/** Saves a draft through the API. @returns its id. */
export async function createCampaign(fields: Record<string, unknown>): Promise<string> {
  const { id, version }: { id: string; version: number } = await (await call('POST', '', {})).json();
  await call('PUT', `/${id}`, { ...fields, version });
  return id;
}

/** Deletes a draft. */
export async function deleteCampaign(id: string): Promise<void> {
  await fetch(`${API}/api/admin/campaigns/${id}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${await adminToken()}` },
  });
}

const NO_RECIPIENTS = { waiting: 0, handing: 0, sent: 0, refused: 0, skipped: 0, uncertain: 0 };

/** Lets the page read a started campaign with the given fields from the API. @returns its id. */
export async function showCampaign(
  page: Page,
  { recipients, ...fields }: { recipients?: Partial<typeof NO_RECIPIENTS>; [field: string]: unknown },
): Promise<string> {
  const id = '4711';
  const counts = { ...NO_RECIPIENTS, ...recipients };
  const campaign = {
    id,
    subject: 'Vila i mars',
    slug: 'vila-i-mars',
    status: 'sent',
    pause_reason: null,
    pause_detail: null,
    resume_at: null,
    welcome_days: null,
    version: 2,
    author_name: 'Anna',
    created_at: '2026-03-05T10:00:00Z',
    updated_at: '2026-03-05T10:00:00Z',
    send_at: '2026-03-06T08:00:00Z',
    started_at: '2026-03-06T08:00:00Z',
    first_sent_at: '2026-03-06T08:00:01Z',
    finished_at: '2026-03-06T09:00:00Z',
    recipients: counts,
    preheader: '',
    content: '<p>Hej du.</p>',
    is_listed: true,
    interests: [],
    signed_up_from: null,
    signed_up_to: null,
    spread_hours: 0,
    ...fields,
  };
  const figures = {
    recipients: counts,
    refusals: counts.refused ? [{ reason: '550 5.1.1 Mailbox unavailable', count: counts.refused }] : [],
    skipped: counts.skipped ? [{ reason: 'unsubscribed', count: counts.skipped }] : [],
    left: 3,
    complaints: 1,
    visits: 120,
  };
  await page.route(`**/api/admin/campaigns/${id}`, (route) => route.fulfill({ json: campaign }));
  await page.route(`**/api/admin/campaigns/${id}/figures`, (route) => route.fulfill({ json: figures }));
  return id;
}
