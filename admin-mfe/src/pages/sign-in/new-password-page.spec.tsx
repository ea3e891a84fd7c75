import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer, startFakeApi } from '../../../test/fake-api';
import { renderAdmin } from '../../../test/render-admin';

const RESET = 'POST /api/auth/password-reset/confirm';
const PHRASE = 'sju gula paraplyer';

function openPage(respond: () => Response, search = '?token=abc') {
  const api = startFakeApi();
  api.on(RESET, respond);
  return { api, ...renderAdmin(`/admin/nytt-losenord${search}`) };
}

async function send({ user }: ReturnType<typeof openPage>, repeated = PHRASE) {
  await user.type(await screen.findByLabelText('Nytt lösenord'), PHRASE);
  await user.type(screen.getByLabelText('Nytt lösenord igen'), repeated);
  await user.click(screen.getByRole('button', { name: 'Spara lösenordet' }));
}

describe('a new password by a mailed link', () => {
  it('goes with the token of the link, and leads to the sign-in page', async () => {
    const page = openPage(() => new Response(null, { status: 204 }));
    await send(page);
    expect(await screen.findByText('Lösenordet är sparat.')).toBeVisible();
    expect(page.api.calls(RESET)[0]?.body).toEqual({ token: 'abc', new_password: PHRASE });
    expect(screen.getByRole('link', { name: 'Logga in' })).toHaveAttribute('href', '/admin/login');
  });

  it('waits until both fields are the same', async () => {
    const page = openPage(() => new Response(null, { status: 204 }));
    await send(page, 'sju blå paraplyer');
    expect(await screen.findByText('De två nya lösenorden är inte lika.')).toBeVisible();
    expect(page.api.calls(RESET)).toEqual([]);
  });

  it('shows what the API refuses at its field', async () => {
    const message = 'Lösenordet är för lätt att gissa.';
    await send(openPage(() => answer({ error: 'Fel.', issues: [{ path: 'new_password', message }] }, 400)));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('says that a link is over, and offers another one', async () => {
    const error = 'Länken är redan använd eller för gammal. Be om en ny.';
    await send(openPage(() => answer({ error }, 410)));
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Be om en ny länk' })).toHaveAttribute(
      'href',
      '/admin/glomt-losenord',
    );
    expect(screen.queryByLabelText('Nytt lösenord')).not.toBeInTheDocument();
  });

  it('says that a link without its token is not whole', async () => {
    openPage(() => new Response(null, { status: 204 }), '');
    expect(await screen.findByText(/Öppna länken ur mejlet en gång till/)).toBeVisible();
  });
});
