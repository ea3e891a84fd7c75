import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { jsonResponse, networkFailure, startFakeApi } from '../../../test/fake-api';
import { renderSite } from '../../../test/render-site';

const PAGE = '/nyhetsbrev/installningar?token=abc';
const READ = '/api/newsletter/preferences/read';
const SAVE = '/api/newsletter/preferences';
const CHOSEN = { status: 'active', interests: ['somn'], frequency: 'monthly', paused_until: null };

/** @returns the bodies that the API has got. */
function startApi(preferences: object = CHOSEN) {
  const api = startFakeApi();
  const bodies: unknown[] = [];
  api.on(READ, async (_, request) => {
    bodies.push(await request.json());
    return jsonResponse(preferences);
  });
  return { api, bodies };
}

const checked = (role: 'checkbox' | 'radio') =>
  screen
    .getAllByRole<HTMLInputElement>(role)
    .filter((input) => input.checked)
    .map((input) => input.value);

describe('the preferences page', () => {
  it('reads the preferences by the token and shows them', async () => {
    const { api, bodies } = startApi();
    renderSite(PAGE);
    expect(await screen.findByRole('checkbox', { name: 'Sömn' })).toBeChecked();
    expect(checked('checkbox')).toEqual(['somn']);
    expect(checked('radio')).toEqual(['monthly', 'keep']);
    expect(bodies).toEqual([{ token: 'abc' }]);
    expect(api.requests.map(({ search }) => search)).toEqual(['']);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    expect(screen.getByRole('link', { name: 'Avregistrera mig' })).toHaveAttribute(
      'href',
      '/nyhetsbrev/avregistrera?token=abc',
    );
  });

  it('saves them, and keeps them on the screen as they were saved', async () => {
    const { api } = startApi();
    const saved: unknown[] = [];
    api.on(SAVE, async (_, request) => {
      saved.push(await request.json());
      return jsonResponse({
        ...CHOSEN,
        interests: ['somn', 'naring'],
        frequency: 'every',
        paused_until: '2026-04-03T10:00:00Z',
      });
    });
    const { user } = renderSite(PAGE);
    await user.click(await screen.findByRole('checkbox', { name: 'Näring och känslomässigt välmående' }));
    await user.click(screen.getByRole('radio', { name: 'Varje brev' }));
    await user.click(screen.getByRole('radio', { name: 'Pausa i en månad' }));
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    expect(await screen.findByText('Dina val är sparade.')).toBeVisible();
    expect(saved).toEqual([
      { token: 'abc', interests: ['somn', 'naring'], frequency: 'every', pause: 'month' },
    ]);
    expect(checked('checkbox')).toEqual(['somn', 'naring']);
    expect(checked('radio')).toEqual(['every', 'keep']);
    expect(screen.getByRole('radio', { name: 'Pausat till 3 april 2026' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Avsluta pausen' }));
    expect(screen.queryByText('Dina val är sparade.')).not.toBeInTheDocument();
  });

  it('keeps what was filled in after a failure', async () => {
    const { api } = startApi();
    api.on(SAVE, networkFailure);
    const { user } = renderSite(PAGE);
    await user.click(await screen.findByRole('checkbox', { name: 'Stresshantering' }));
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Kontrollera din internetanslutning');
    expect(checked('checkbox')).toEqual(['somn', 'stresshantering']);
  });

  it('can ask again', async () => {
    const { api } = startApi();
    api.on(READ, networkFailure);
    const { user } = renderSite(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Försök igen' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    api.on(READ, () => jsonResponse(CHOSEN));
    await user.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(await screen.findByRole('button', { name: 'Spara' })).toBeVisible();
  });
});

describe('the page', () => {
  it.each([
    ['unsubscribed', 'Du får inga brev från oss'],
    ['bounced', 'Breven kom inte fram'],
  ])('tells whoever is %s how to come back', async (status, title) => {
    startApi({ ...CHOSEN, status });
    renderSite(PAGE);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Prenumerera' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('tells whoever has not confirmed what is missing', async () => {
    startApi({ ...CHOSEN, status: 'pending' });
    renderSite(PAGE);
    expect(await screen.findByText(/Du har inte bekräftat din adress än/)).toBeVisible();
  });

  it('reports a wrong token', async () => {
    startFakeApi().on(READ, () => jsonResponse({ error: 'Nej.', code: 'LINK_INVALID' }, 400));
    renderSite(PAGE);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Länken går inte att använda' }),
    ).toBeVisible();
  });

  it('asks for nothing without a token', async () => {
    const api = startFakeApi();
    renderSite('/nyhetsbrev/installningar');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Länken går inte att använda' }),
    ).toBeVisible();
    expect(api.requests).toEqual([]);
  });
});
