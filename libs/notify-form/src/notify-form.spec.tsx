import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as apiClient from '@stillsam/api-client';
import { setRuntimeConfig } from '@stillsam/platform';
import { act, fireEvent, render, screen } from '@testing-library/react';

const { ApiError } = apiClient;
const post = jest.fn<(path: string, options: object) => Promise<void>>();
const createApiClient = jest.fn((_options: apiClient.ApiClientOptions) => ({ POST: post }));
jest.unstable_mockModule('@stillsam/api-client', () => ({ ...apiClient, createApiClient }));
const { NotifyForm } = await import('./notify-form');

const THANKS = 'Tack! Vi meddelar dig snart.';
const NETWORK = 'Ett fel uppstod. Kontrollera din internetanslutning och försök igen.';
const INVALID = 'Ange en giltig e-postadress.';

let finish: { resolve(): void; reject(error: unknown): void };

beforeEach(() => {
  setRuntimeConfig({ siteOrigin: 'http://localhost:4200', apiOrigin: '' });
  createApiClient.mockClear();
  post.mockReset();
  post.mockImplementation(
    () => new Promise<void>((resolve, reject) => (finish = { resolve: () => resolve(), reject })),
  );
});

const show = () => render(<NotifyForm purpose="somnforberedelse" thanks={THANKS} />);
const field = () => screen.getByRole('textbox', { name: 'E-post' });
const button = () => screen.getByRole('button');
const send = (address: string) => {
  fireEvent.change(field(), { target: { value: address } });
  fireEvent.click(button());
};
const succeed = () => act(async () => finish.resolve());
const fail = (error: unknown) => act(async () => finish.reject(error));

describe('the notify form', () => {
  it('starts with an empty field and ‘Påminn mig’', () => {
    show();
    expect(field()).toHaveValue('');
    expect(button()).toHaveAccessibleName('Påminn mig');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each(['', '   ', 'anna', 'anna@exempel'])(
    'sends nothing for %j, shows the error and keeps the value',
    (typed) => {
      show();
      send(typed);
      expect(post).not.toHaveBeenCalled();
      expect(field()).toHaveAccessibleDescription(expect.stringContaining(INVALID));
      expect(field()).toBeInvalid();
      expect(field()).toHaveFocus();
      expect(field()).toHaveValue(typed.trim() === '' ? '' : typed);
    },
  );

  it('removes the error when the address is put right', () => {
    show();
    send('anna');
    fireEvent.input(field(), { target: { value: 'anna@exempel.se' } });
    expect(screen.queryByText(INVALID)).not.toBeInTheDocument();
    expect(field()).not.toHaveAccessibleDescription(expect.stringContaining(INVALID));
    expect(field()).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('sends a trimmed address and its purpose once, and nothing else, however often it is submitted', async () => {
    show();
    send(' anna@exempel.se ');
    expect(button()).toHaveAccessibleName('Skickar...');
    expect(field()).toHaveAttribute('readonly');
    fireEvent.click(button());
    fireEvent.submit(field());
    expect(createApiClient.mock.calls).toEqual([[{ baseUrl: '' }]]);
    expect(post.mock.calls).toEqual([
      ['/api/notify', { body: { email: 'anna@exempel.se', purpose: 'somnforberedelse' } }],
    ]);
    await succeed();
    expect(screen.getByText(THANKS).closest('[role="status"]')).toHaveTextContent(
      'vi skickar ett mejl med en länk som bekräftar din adress',
    );
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('keeps the address when the network is down, and can be sent again', async () => {
    show();
    send('anna@exempel.se');
    await fail(new ApiError(NETWORK, { kind: 'network' }));
    expect(screen.getByRole('alert')).toHaveTextContent(NETWORK);
    expect(field()).toHaveValue('anna@exempel.se');
    fireEvent.click(button());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await succeed();
    expect(screen.getByText(THANKS)).toBeVisible();
  });

  it('shows without an alert that the form is queued until the network is back', async () => {
    show();
    send('anna@exempel.se');
    await fail(new ApiError('Vi sparar det.', { kind: 'api', status: 503, code: 'KEPT_OFFLINE' }));
    expect(screen.getByText('Vi sparar det.').closest('[role="status"]')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field()).toHaveValue('anna@exempel.se');
  });

  it('shows the rate limit’s message after too many calls', async () => {
    show();
    send('anna@exempel.se');
    await fail(new ApiError('Vänta.', { kind: 'api', status: 429 }));
    expect(screen.getByRole('alert')).toHaveTextContent('För många förfrågningar. Försök igen om en minut.');
  });

  it('shows the API’s issue at the field', async () => {
    show();
    send('anna@exempel.se');
    await fail(new ApiError('Ogiltig.', { kind: 'api', status: 400 }));
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(INVALID));
    expect(field()).toHaveFocus();
  });
});
