import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer, startFakeApi } from '../../../test/fake-api';
import { ADMIN } from '../../../test/fixtures';
import { renderAdmin } from '../../../test/render-admin';

const REQUEST = 'POST /api/auth/password-reset';

it('leads from the sign-in page to a link by mail, and says what the API says', async () => {
  const api = startFakeApi();
  const message = 'Hör adressen till ett konto är en länk på väg dit.';
  api.on(REQUEST, () => answer({ message }));
  const { user } = renderAdmin('/admin/login');
  await user.click(await screen.findByRole('link', { name: 'Glömt lösenordet?' }));
  await screen.findByRole('heading', { level: 1, name: 'Glömt lösenordet?' });
  await user.type(await screen.findByLabelText('E-post'), ADMIN.email);
  await user.click(screen.getByRole('button', { name: 'Skicka länken' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(api.calls(REQUEST)[0]?.body).toEqual({ email: ADMIN.email });
});

it('keeps the address where the API refuses', async () => {
  const api = startFakeApi();
  api.on(REQUEST, () => answer({ error: 'För många förfrågningar. Försök igen om en minut.' }, 429));
  const { user } = renderAdmin('/admin/glomt-losenord');
  await user.type(await screen.findByLabelText('E-post'), ADMIN.email);
  await user.click(screen.getByRole('button', { name: 'Skicka länken' }));
  expect(await screen.findByText('För många förfrågningar. Försök igen om en minut.')).toBeVisible();
  expect(screen.getByLabelText('E-post')).toHaveValue(ADMIN.email);
});
