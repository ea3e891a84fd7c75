import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { jsonResponse, deferredResponse, networkFailure, startFakeApi } from '../../../test/fake-api';
import { renderSite } from '../../../test/render-site';

const RECEIPT = {
  reference: 'AN-7KQ4-M2XP',
  received_at: '2026-11-21T10:53:00.000Z',
  name: 'Kim Ek',
  order: 'ST-1234',
  email: 'kim@exempel.test',
  is_order_found: true,
  message: 'Vi återkommer inom två arbetsdagar.',
  is_mailed: true,
};

async function openForm() {
  const api = startFakeApi();
  const site = renderSite('/angerratt');
  const form = within(await screen.findByRole('region', { name: 'Ångra ditt köp här' }));
  const fill = async () => {
    await site.user.type(form.getByLabelText('Namn'), ' Kim Ek ');
    await site.user.type(form.getByLabelText('Ordernummer, eller vad du köpte'), 'ST-1234');
    await site.user.type(form.getByLabelText('E-post'), 'kim@exempel.test');
  };
  const send = () => site.user.click(form.getByRole('button', { name: 'Bekräfta att du ångrar köpet' }));
  return { api, form, fill, send, ...site };
}

describe('the withdrawal function', () => {
  it('sends what was typed and shows a dated receipt that can be printed', async () => {
    const { api, fill, send, form, user } = await openForm();
    const bodies: unknown[] = [];
    api.on('/api/withdrawals', async (_, request) => {
      bodies.push(await request.json());
      return jsonResponse(RECEIPT, 201);
    });
    await fill();
    await send();
    expect(await screen.findByRole('heading', { name: 'Kvitto på ditt meddelande' })).toHaveFocus();
    expect(bodies).toEqual([{ name: 'Kim Ek', order: 'ST-1234', email: 'kim@exempel.test' }]);
    expect(form.getByText('AN-7KQ4-M2XP')).toBeVisible();
    expect(form.getByText('21 november 2026 kl. 11.53')).toHaveAttribute('datetime', RECEIPT.received_at);
    expect(form.getByText('En kopia är på väg till kim@exempel.test.')).toBeVisible();
    const print = jest.fn();
    window.print = print;
    await user.click(form.getByRole('button', { name: 'Skriv ut kvittot' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('says that a receipt stands on the screen alone where none is mailed', async () => {
    const { api, fill, send, form } = await openForm();
    api.on('/api/withdrawals', () => jsonResponse({ ...RECEIPT, is_mailed: false }, 201));
    await fill();
    await send();
    expect(await form.findByText(/det här får du bara på skärmen/)).toBeVisible();
    expect(form.queryByText(/En kopia är på väg/)).not.toBeInTheDocument();
  });

  it('posts without JavaScript, with the field names of the API', async () => {
    const { form } = await openForm();
    const button = form.getByRole('button', { name: 'Bekräfta att du ångrar köpet' });
    const element = button.closest('form');
    expect(element).toHaveAttribute('action', '/api/withdrawals/form');
    expect(element).toHaveAttribute('method', 'post');
    expect(Array.from(new FormData(element ?? undefined).keys())).toEqual(['name', 'order', 'email']);
  });

  it('reports missing fields, and sends nothing', async () => {
    const { api, form, send } = await openForm();
    await send();
    expect(form.getByLabelText('Namn')).toHaveFocus();
    expect(form.getByLabelText('Namn')).toHaveAccessibleDescription('Ange ditt namn.');
    expect(form.getByLabelText(/^Ordernummer/)).toBeInvalid();
    expect(form.getByLabelText('E-post')).toHaveAccessibleDescription(/Ange en giltig e-postadress\./);
    expect(api.requests).toEqual([]);
  });

  it('keeps typed text when the request fails, and can be sent again', async () => {
    const { api, form, fill, send } = await openForm();
    api.on('/api/withdrawals', networkFailure);
    await fill();
    await send();
    expect(await form.findByRole('alert')).toHaveTextContent('Kontrollera din internetanslutning');
    expect(form.getByLabelText('E-post')).toHaveValue('kim@exempel.test');
    api.on('/api/withdrawals', () => jsonResponse(RECEIPT, 201));
    await send();
    expect(await form.findByText('AN-7KQ4-M2XP')).toBeVisible();
  });

  it('shows an error of the API at its field', async () => {
    const { api, form, fill, send } = await openForm();
    const issues = [{ path: 'email', message: 'Ange en giltig e-postadress.' }];
    api.on('/api/withdrawals', () =>
      jsonResponse({ error: 'Ogiltigt.', code: 'VALIDATION_FAILED', issues }, 400),
    );
    await fill();
    await send();
    expect(await form.findByText('Ange en giltig e-postadress.')).toBeVisible();
    expect(form.getByLabelText('E-post')).toHaveFocus();
  });

  it('sends once, however often the button is clicked', async () => {
    const { api, fill, send, form, user } = await openForm();
    const held = deferredResponse();
    api.on('/api/withdrawals', held.wait);
    await fill();
    await send();
    await user.click(form.getByRole('button', { name: 'Skickar...' }));
    await user.type(form.getByLabelText('Namn'), '{Enter}');
    expect(api.requests).toHaveLength(1);
    held.release(jsonResponse(RECEIPT, 201));
    expect(await form.findByText('AN-7KQ4-M2XP')).toBeVisible();
  });
});

describe('the right of withdrawal', () => {
  it.each([
    [/^14\sdagar, utan att förklara varför/, 'inom 14 dagar'],
    ['Digitalt innehåll', 'gäller ingen ångerrätt sedan du har börjat ta del av innehållet'],
    ['Vad som händer sedan', 'pengarna tillbaka inom 14 dagar'],
    ['Är det något fel på det du köpt?', 'upp till 3 år'],
  ])('states under %s: %s', async (part, words) => {
    renderSite('/angerratt');
    expect(await screen.findByRole('region', { name: part })).toHaveTextContent(words);
  });
});
