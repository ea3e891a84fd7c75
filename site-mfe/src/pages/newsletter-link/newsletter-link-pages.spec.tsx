import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { jsonResponse, deferredResponse, networkFailure, startFakeApi } from '../../../test/fake-api';
import { renderSite } from '../../../test/render-site';

const PAGES = [
  ['/nyhetsbrev/bekrafta', '/api/newsletter/confirm', 'Bekräfta prenumerationen', 'Bekräftar...'],
  ['/nyhetsbrev/avregistrera', '/api/newsletter/unsubscribe', 'Avregistrera mig', 'Avregistrerar...'],
  ['/paminnelse/bekrafta', '/api/notify/confirm', 'Bekräfta min adress', 'Bekräftar...'],
] as const;

describe.each(PAGES)('%s', (path, call, button, working) => {
  it('sends no request until the visitor clicks', async () => {
    const api = startFakeApi();
    renderSite(`${path}?token=abc`);
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
    expect(api.requests).toEqual([]);
  });

  it('sends one request on click and shows the message of the API', async () => {
    const api = startFakeApi();
    const held = deferredResponse();
    const bodies: unknown[] = [];
    api.on(call, async (_, request) => {
      bodies.push(await request.json());
      return held.wait();
    });
    const { user } = renderSite(`${path}?token=abc`);
    await user.click(await screen.findByRole('button', { name: button }));
    await user.click(screen.getByRole('button', { name: working }));
    held.release(jsonResponse({ message: 'Så är det.' }));
    expect(await screen.findByText('Så är det.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(bodies).toEqual([{ token: 'abc' }]);
  });

  it.each([400, 410])('reports an invalid link for status %i', async (status) => {
    startFakeApi().on(call, () => jsonResponse({ error: 'Nej.', code: 'LINK_EXPIRED' }, status));
    const { user } = renderSite(`${path}?token=abc`);
    await user.click(await screen.findByRole('button', { name: button }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Länken går inte att använda' }),
    ).toHaveFocus();
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Läs en text så länge' })).toBeVisible();
  });

  it('reports an invalid link without a token', async () => {
    renderSite(path);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Länken går inte att använda' }),
    ).toBeVisible();
  });

  it('can be tried again after a failure', async () => {
    const api = startFakeApi();
    api.on(call, networkFailure);
    const { user } = renderSite(`${path}?token=abc`);
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Kontrollera din internetanslutning');
    api.on(call, () => jsonResponse({ message: 'Så är det.' }));
    await user.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(await screen.findByText('Så är det.')).toBeVisible();
  });
});

it('offers the form in place of a used link to confirm', async () => {
  renderSite('/nyhetsbrev/bekrafta');
  expect(await screen.findByRole('button', { name: 'Prenumerera' })).toBeVisible();
});

describe('a link out of a letter', () => {
  it.each([
    ['host-2026', { token: 'abc', letter: 'host-2026' }],
    ['<b>', { token: 'abc' }],
  ])('unsubscribes by %s', async (letter, body) => {
    const api = startFakeApi();
    const bodies: unknown[] = [];
    api.on('/api/newsletter/unsubscribe', async (_, request) => {
      bodies.push(await request.json());
      return jsonResponse({ message: 'Så är det.' });
    });
    const { user } = renderSite(`/nyhetsbrev/avregistrera?token=abc&brev=${letter}`);
    await user.click(await screen.findByRole('button', { name: 'Avregistrera mig' }));
    await screen.findByText('Så är det.');
    expect(bodies).toEqual([body]);
  });

  it('ends the welcome letters alone', async () => {
    const api = startFakeApi();
    const bodies: unknown[] = [];
    api.on('/api/newsletter/unsubscribe', async (_, request) => {
      bodies.push(await request.json());
      return jsonResponse({ message: 'Så är det.' });
    });
    const { user } = renderSite('/nyhetsbrev/avregistrera?token=abc&brev=vila&bara=valkomstbrev');
    await user.click(await screen.findByRole('button', { name: 'Sluta med välkomstbreven' }));
    await screen.findByText('Så är det.');
    expect(bodies).toEqual([{ token: 'abc', letter: 'vila', only: 'welcome' }]);
  });
});
