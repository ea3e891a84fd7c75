// Loaded first, so that loading lazy chunks does not use up a test's time.
import { jest } from '@jest/globals';
import type { components } from '@stillsam/contracts';
import { act, fireEvent, screen } from '@testing-library/react';
import '../src/features/rich-text/html-view';
import '../src/features/rich-text/rich-text-editor';
import '../src/pages/campaign-editor/campaign-editor-page';
import '../src/features/rich-text/html-view';
import { answer, startFakeApi, type FakeApi } from './fake-api';
import { signedIn } from './fixtures';
import { renderAdmin } from './render-admin';

type Campaign = components['schemas']['CampaignDto'];

export const SAVE = 'PUT /api/admin/campaigns/:id';
export const START = 'POST /api/admin/campaigns/:id/start';
export const CHECKS = 'GET /api/admin/campaigns/:id/checks';
export const SAVED_AT = '2026-03-05T13:02:00Z';

export function aCampaign(changes: Partial<Campaign> = {}): Campaign {
  return {
    id: '7',
    subject: 'Vila i mars',
    preheader: 'Tre korta övningar.',
    content: '<p>Hej du.</p>',
    is_listed: true,
    interests: [],
    signed_up_from: null,
    signed_up_to: null,
    spread_hours: 0,
    welcome_days: null,
    segment_name: null,
    slug: 'vila-i-mars',
    status: 'draft',
    is_template: false,
    pause_reason: null,
    pause_detail: null,
    resume_at: null,
    version: 3,
    author_name: 'Anna',
    created_at: '2026-03-05T10:00:00Z',
    updated_at: SAVED_AT,
    send_at: null,
    started_at: null,
    first_sent_at: null,
    finished_at: null,
    recipients: { waiting: 0, handing: 0, sent: 0, refused: 0, skipped: 0, uncertain: 0 },
    ...changes,
  };
}

/** A fake API for the editor of campaigns, with a signed-in admin. It saves whatever it is sent. */
export function prepareCampaign(campaign = aCampaign()): FakeApi {
  const api = startFakeApi();
  signedIn(api);
  api.on('GET /api/admin/campaigns/:id', () => answer(campaign));
  api.on('GET /api/admin/campaigns/:id/audience', ({ url }) =>
    answer({ count: url.searchParams.has('segment_id') ? 12 : 1204 }),
  );
  api.on('GET /api/admin/campaigns/segments', () => answer({ segments: [{ id: '3', name: 'Mässan' }] }));
  api.on(SAVE, saved(campaign));
  return api;
}

/** The response to a save: what was sent, as the next version. */
export function saved(campaign = aCampaign()) {
  return ({ body }: { body: unknown }) => {
    const sent: Partial<Campaign> = typeof body === 'object' && body !== null ? body : {};
    return answer({ ...campaign, ...sent, version: (sent.version ?? 0) + 1 });
  };
}

/** Opens an address; the page of a started campaign is a stand-in. */
export function openAddress(address: string) {
  return renderAdmin(address, { '/admin/utskick/:id/lage': 'Läget' });
}

/** Opens the editor of a draft. */
export async function openCampaign(campaign = aCampaign()) {
  const api = prepareCampaign(campaign);
  const rendered = openAddress(`/admin/utskick/${campaign.id}`);
  await screen.findByRole('toolbar');
  return { api, ...rendered };
}

/** The same with a clock that {@link pass} advances. */
export async function openWithClock(campaign = aCampaign()) {
  const opened = await openCampaign(campaign);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  return opened;
}

export async function pass(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

export const subject = () => screen.getByLabelText('Ämnesrad');

export function typeSubject(value: string) {
  fireEvent.change(subject(), { target: { value } });
}
