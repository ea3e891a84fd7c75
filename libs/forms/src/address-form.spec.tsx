import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setRuntimeConfig } from '@stillsam/platform';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { subscribe } from './calls';
import { NewsletterForm, type NewsletterFormProps } from './address-form';

const SUCCESS = 'Tack för din prenumeration! Du kommer nu få vårt nyhetsbrev.';
const API = 'http://localhost:4300';

let fetchMock: jest.Mock<typeof fetch>;
const before = globalThis.fetch;

beforeEach(() => {
  setRuntimeConfig({ siteOrigin: 'http://localhost:4200', apiOrigin: '' });
  fetchMock = jest.fn<typeof fetch>(async () => Response.json({ message: SUCCESS }, { status: 201 }));
  globalThis.fetch = fetchMock;
});

afterEach(() => {
  globalThis.fetch = before;
  jest.useRealTimers();
});

function setUp(props: Partial<NewsletterFormProps> = {}) {
  render(<NewsletterForm subscribe={(email) => subscribe(email, API)} {...props} />);
  const field = screen.getByLabelText<HTMLInputElement>('E-post');
  const send = async (text: string) => {
    await userEvent.type(field, text);
    await userEvent.click(screen.getByRole('button', { name: 'Prenumerera' }));
  };
  return { field, send };
}

describe('NewsletterForm', () => {
  it.each(['anna', 'anna@', '@exempel.se', 'anna@exempel', 'an na@exempel.se', `${'a'.repeat(250)}@a.se`])(
    'refuses %j without a request, shows the error and keeps the address',
    async (text) => {
      const { field, send } = setUp();
      await send(text);
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription('Ange en giltig e-postadress.');
      expect(field).toHaveFocus();
      expect(field).toHaveValue(text);
      expect(fetchMock).not.toHaveBeenCalled();
    },
  );

  it('removes the error when the address is put right', async () => {
    const { field, send } = setUp();
    await send('anna');
    await userEvent.type(field, '@exempel.se');
    expect(field).not.toHaveAttribute('aria-invalid');
  });

  it('sends the address and the consent', async () => {
    const { send } = setUp();
    await send('  anna@exempel.se ');
    await screen.findByText(SUCCESS);
    const [request] = fetchMock.mock.calls[0] ?? [];
    if (!(request instanceof Request)) throw new Error('No request was made');
    expect(request.url).toBe(`${API}/api/newsletter/subscribe`);
    expect(await request.json()).toEqual({ email: 'anna@exempel.se', gdprConsent: true });
  });

  it("shows 'Skickar...' with the field read-only and focused, and sends once", async () => {
    let release = (_: Response) => {};
    fetchMock.mockImplementation(() => new Promise((resolve) => (release = resolve)));
    const { field } = setUp();
    await userEvent.type(field, 'anna@exempel.se{Enter}');
    const button = await screen.findByRole('button', { name: 'Skickar...' });
    expect(field).toHaveAttribute('readonly');
    expect(field).toHaveFocus();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
    await userEvent.click(button);
    await act(async () => release(Response.json({}, { status: 201 })));
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('shows the success message in a live region, mentions the confirmation mail and empties the field', async () => {
    const { field, send } = setUp({ successText: 'Tack! Du är nu registrerad för vårt nyhetsbrev.' });
    await send('anna@exempel.se');
    await screen.findByText('Tack! Du är nu registrerad för vårt nyhetsbrev.');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Bekräfta via länken i mejlet, annars kommer inga brev.',
    );
    expect(field).toHaveValue('');
  });

  it.each([
    [409, { error: 'x', code: 'ALREADY_SUBSCRIBED' }, 'Den här e-postadressen är redan registrerad.'],
    [429, { error: 'x', code: 'TOO_MANY_REQUESTS' }, 'För många förfrågningar. Försök igen om en minut.'],
    [400, { error: 'Adressen kan inte ta emot brev.', code: 'INVALID' }, 'Adressen kan inte ta emot brev.'],
    [500, {}, 'Ett fel uppstod. Försök igen senare.'],
  ])('shows the message of a response of %i and keeps the address', async (status, body, text) => {
    fetchMock.mockImplementation(async () => Response.json(body, { status }));
    const { field, send } = setUp();
    await send('anna@exempel.se');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field).toHaveValue('anna@exempel.se');
    expect(field).not.toHaveAttribute('readonly');
  });

  it('shows that the connection is lost', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    const { send } = setUp();
    await send('anna@exempel.se');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ett fel uppstod. Kontrollera din internetanslutning och försök igen.',
    );
  });

  it('shows without an alert that the form is queued until the network is back', async () => {
    const text = 'Vi sparar det du skrev.';
    fetchMock.mockImplementation(async () =>
      Response.json({ error: text, code: 'KEPT_OFFLINE' }, { status: 503 }),
    );
    const { field, send } = setUp();
    await send('anna@exempel.se');
    expect((await screen.findByText(text)).closest('[role="status"]')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field).toHaveValue('anna@exempel.se');
  });

  it('replaces the success message by an empty form after its time', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<NewsletterForm subscribe={(email) => subscribe(email, API)} successMilliseconds={3000} />);
    const field = screen.getByLabelText('E-post');
    await user.type(field, 'anna@exempel.se{Enter}');
    await screen.findByText(SUCCESS);
    await act(() => jest.advanceTimersByTimeAsync(2999));
    expect(screen.getByText(SUCCESS)).toBeVisible();
    expect(field).toHaveValue('anna@exempel.se');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByText(SUCCESS)).toBeNull();
    expect(field).toHaveValue('');
  });
});
