import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { someFigures } from '../../../test/campaigns';
import { answer } from '../../../test/fake-api';
import {
  openCampaignStatus,
  READ_CAMPAIGN,
  READ_FIGURES,
  serveCampaign,
} from '../../../test/open-campaign-status';
import { POLL_MS } from './campaign-status.queries';

describe('the page while time passes', () => {
  afterEach(() => void jest.useRealTimers());

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  /** Opens the page with timers that the test moves. */
  async function openStill(...campaign: Parameters<typeof openCampaignStatus>) {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    const opened = openCampaignStatus(...campaign);
    while (!screen.queryByRole('region', { name: 'Läge' })) await pass(1);
    return opened;
  }

  it('follows a campaign until it is sent, and then rests', async () => {
    const { api } = await openStill({ status: 'sending' });
    serveCampaign(api, { status: 'sent', finished_at: '2026-03-09T08:00:00Z' });
    await pass(POLL_MS + 100);
    expect(screen.getByRole('heading', { name: 'Skickat' })).toBeVisible();
    const before = api.calls(READ_CAMPAIGN).length;
    await pass(4 * POLL_MS);
    expect(api.calls(READ_CAMPAIGN).length).toBe(before);
  });

  it('says that a planned one is about to begin when its time has come', async () => {
    const send_at = new Date(Date.now() + 5 * POLL_MS).toISOString();
    await openStill({ status: 'scheduled', started_at: null, send_at }, someFigures());
    expect(screen.getByRole('heading', { name: /^Börjar .* kl\. \d\d\.\d\d$/ })).toBeVisible();
    await pass(6 * POLL_MS);
    expect(screen.getByRole('heading', { name: 'Börjar strax' })).toBeVisible();
  });

  it('does not ask again what was asked about before it was sent', async () => {
    const { api } = await openStill({ status: 'sending' });
    act(() => screen.getByRole('button', { name: 'Avsluta' }).click());
    serveCampaign(api, { status: 'sent', finished_at: '2026-03-09T08:00:00Z' });
    await pass(POLL_MS + 100);
    const dialog = within(screen.getByRole('alertdialog'));
    act(() => dialog.getByRole('button', { name: 'Inte nu' }).click());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Skickat' })).toBeVisible();
  });

  it('keeps what it shows when a refetch fails, says of when it is, and goes on trying', async () => {
    const { api } = await openStill({ status: 'sending' });
    api.on(READ_CAMPAIGN, () => answer({ error: 'Nej.' }, 400));
    await pass(POLL_MS + 100);
    expect(
      screen.getByText(/^Läget går inte att hämta just nu\. Det du ser är från kl\. \d\d\.\d\d\./),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Skickas nu' })).toBeVisible();
    serveCampaign(api, { status: 'sending' });
    await pass(POLL_MS + 100);
    expect(screen.queryByText(/Läget går inte att hämta/)).not.toBeInTheDocument();
  });

  it('asks once to sign in again when the session has ended', async () => {
    const { api } = await openStill({ status: 'sending' });
    api.on(READ_CAMPAIGN, () => answer({ error: 'Logga in.' }, 401));
    api.on(READ_FIGURES, () => answer({ error: 'Logga in.' }, 401));
    await pass(POLL_MS + 100);
    const dialog = screen.getByRole('dialog', { name: 'Logga in igen' });
    act(() => within(dialog).getByRole('button', { name: 'Inte nu' }).click());
    await pass(1);
    const before = api.calls(READ_CAMPAIGN).length;
    await pass(4 * POLL_MS);
    expect(api.calls(READ_CAMPAIGN).length).toBe(before);
    expect(screen.queryByRole('dialog', { name: 'Logga in igen' })).not.toBeInTheDocument();
  });
});
