import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { jsonResponse, networkFailure, startFakeApi } from '../../../test/fake-api';
import { renderSite } from '../../../test/render-site';

/** Specification, section 9. */
const THANKS_MS = 5000;
const THANKS = 'Tack för ditt meddelande! Vi återkommer inom 24 timmar.';

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});

afterEach(() => {
  jest.useRealTimers();
});

async function openForm() {
  const api = startFakeApi();
  const site = renderSite('/kontakt', { advanceTimers: jest.advanceTimersByTime });
  const form = within(await screen.findByRole('region', { name: 'Skriv till oss' }));
  const fill = async () => {
    await site.user.type(form.getByLabelText('Namn'), 'Kim');
    await site.user.type(form.getByLabelText('E-post'), 'kim@exempel.test');
    await site.user.type(form.getByLabelText('Meddelande'), 'Hej');
  };
  const send = () => site.user.click(form.getByRole('button', { name: 'Skicka' }));
  return { api, form, fill, send, ...site };
}

describe('the contact form', () => {
  it('sends the message, shows a confirmation, and is empty again after five seconds', async () => {
    const { api, form, fill, send } = await openForm();
    const bodies: unknown[] = [];
    api.on('/api/contact', async (_, request) => {
      bodies.push(await request.json());
      return jsonResponse({ received_at: '2026-11-21T10:00:00.000Z' }, 201);
    });
    await fill();
    await send();
    expect(await form.findByText(THANKS)).toBeVisible();
    expect(form.getByRole('status')).toHaveTextContent(THANKS);
    expect(form.getByRole('status')).toHaveFocus();
    expect(form.getByLabelText('Namn').closest('form')).toHaveAttribute('inert');
    expect(bodies).toEqual([{ name: 'Kim', email: 'kim@exempel.test', message: 'Hej' }]);
    act(() => jest.advanceTimersByTime(THANKS_MS));
    expect(form.queryByText(THANKS)).not.toBeInTheDocument();
    expect(form.getByLabelText('Namn').closest('form')).not.toHaveAttribute('inert');
    expect(form.getByText(/^Skickat \d\d\.\d\d$/)).toBeVisible();
    for (const label of ['Namn', 'E-post', 'Meddelande']) expect(form.getByLabelText(label)).toHaveValue('');
  });

  it('sends a consent to read about health where it is given', async () => {
    const { api, form, fill, send, user } = await openForm();
    const bodies: unknown[] = [];
    api.on('/api/contact', async (_, request) => {
      bodies.push(await request.json());
      return jsonResponse({ received_at: '2026-11-21T10:00:00.000Z' }, 201);
    });
    await fill();
    await user.click(form.getByRole('checkbox'));
    await send();
    expect(await form.findByText(THANKS)).toBeVisible();
    expect(bodies).toEqual([
      { name: 'Kim', email: 'kim@exempel.test', message: 'Hej', health_consent: true },
    ]);
  });

  it('posts to the API where there is no JavaScript', async () => {
    const { form } = await openForm();
    const element = form.getByLabelText('Namn').closest('form');
    expect(element).toHaveAttribute('method', 'post');
    expect(element).toHaveAttribute('action', '/api/contact/form');
  });

  it('reports missing fields, and sends nothing', async () => {
    const { api, form, send } = await openForm();
    await send();
    expect(form.getByLabelText('Namn')).toHaveFocus();
    expect(form.getByText('Ange ditt namn.')).toBeVisible();
    expect(form.getByText('Ange en giltig e-postadress.')).toBeVisible();
    expect(form.getByText('Skriv ett meddelande.')).toBeVisible();
    expect(api.requests).toEqual([]);
  });

  it.each([
    [
      'nobody answers',
      networkFailure,
      'Ett fel uppstod. Kontrollera din internetanslutning och försök igen.',
    ],
    [
      'too many come at once',
      () => jsonResponse({ error: 'För många.', code: 'TOO_MANY_REQUESTS' }, 429),
      'För många förfrågningar. Försök igen om en minut.',
    ],
  ])('keeps what was typed when %s', async (_, respond, sentence) => {
    const { api, form, fill, send } = await openForm();
    api.on('/api/contact', respond);
    await fill();
    await send();
    expect(await form.findByRole('alert')).toHaveTextContent(sentence);
    expect(form.getByLabelText('Meddelande')).toHaveValue('Hej');
  });
});

describe('the contact page', () => {
  it('asks for a consent of its own to read about one’s health, and says that nobody reads at night', async () => {
    const { form } = await openForm();
    const box = form.getByRole('checkbox', {
      name: 'Jag samtycker till att ni läser det jag skriver om min hälsa för att kunna svara.',
    });
    expect(box).not.toBeChecked();
    expect(box).not.toBeRequired();
    expect(box).toHaveAccessibleDescription(/Utan krysset raderar vi ett sådant meddelande/);
    expect(screen.getByText(/Vi läser inte meddelanden på natten/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'nummer att ringa' })).toHaveAttribute('href', '#nummer');
  });

  it('says where help is at once, when a purchase is answered, and the hours', async () => {
    renderSite('/kontakt');
    expect(await screen.findByRole('link', { name: 'Ring 112 vid fara för liv' })).toHaveAttribute(
      'href',
      'tel:112',
    );
    expect(screen.getByRole('link', { name: /90101$/ })).toHaveAttribute('href', 'tel:90101');
    expect(screen.getByText(/inom 2 arbetsdagar/)).toBeVisible();
    expect(screen.getByText('Vardagar 09:00–17:00')).toBeVisible();
  });
});
