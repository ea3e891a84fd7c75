import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, startFakeApi } from '../../../test/fake-api';
import { signedIn } from '../../../test/fixtures';
import { anOrderInFull } from '../../../test/orders';
import { renderAdmin } from '../../../test/render-admin';
// Loaded first, so that loading lazy chunks does not use up a test's time.
import './order-page';

const READ = 'GET /api/admin/orders/:id';
const REFUND = 'POST /api/orders/:number/refunds';
const ACCEPTED = {
  id: '1',
  ore: 9800,
  state: 'pending',
  cause: 'asked',
  number: null,
  created_at: '2026-03-06T10:00:00Z',
};

/** Opens the form of a refund, and gives what a person does in it. */
async function openRefund() {
  const api = startFakeApi();
  signedIn(api);
  api.on(READ, () => answer(anOrderInFull()));
  const { user } = renderAdmin('/admin/kop/4');
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Återbetala' }));
    return within(await screen.findByRole('alertdialog'));
  };
  let dialog = await open();
  return {
    api,
    close: () => user.click(dialog.getByRole('button', { name: 'Avbryt' })),
    open: async () => {
      dialog = await open();
    },
    amount: () => dialog.getByLabelText('Belopp i kronor'),
    alert: () => dialog.findByRole('alert'),
    find: (text: string | RegExp) => dialog.findByText(text),
    typeAmount: async (text: string) => {
      await user.clear(dialog.getByLabelText('Belopp i kronor'));
      await user.type(dialog.getByLabelText('Belopp i kronor'), text);
    },
    submit: () => user.click(dialog.getByRole('button', { name: 'Återbetala' })),
    keys: () => api.calls(REFUND).map(({ key }) => key),
    bodies: () => api.calls(REFUND).map(({ body }) => body),
  };
}

describe('a refund', () => {
  it('returns the whole rest, which is filled in', async () => {
    const form = await openRefund();
    form.api.on(REFUND, () => answer(ACCEPTED, 201));
    form.api.on(READ, () => answer(anOrderInFull({ status: 'refunded', refundable_ore: 0 })));
    await form.submit();
    expect(await screen.findByText(/^98,00\skr är på väg tillbaka till köparen\.$/)).toBeVisible();
    expect(await screen.findByText('Det finns inget att återbetala.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(form.bodies()).toEqual([{ amount_ore: 9800 }]);
    expect(form.api.calls(REFUND)[0]?.url.pathname).toBe('/api/orders/ST-7KQ4-M2XP/refunds');
    expect(form.keys()[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('returns a part', async () => {
    const form = await openRefund();
    form.api.on(REFUND, () => answer({ ...ACCEPTED, ore: 2450 }, 201));
    await form.typeAmount('24,50');
    await form.submit();
    expect(await screen.findByText(/^24,50\skr är på väg/)).toBeVisible();
    expect(form.bodies()).toEqual([{ amount_ore: 2450 }]);
  });

  it.each([
    ['98,01', /^Det går att återbetala högst 98,00\skr\.$/],
    ['hälften', 'Skriv beloppet i kronor, till exempel 49 eller 24,50.'],
  ])('refuses %j at the field, and calls nobody', async (text, message) => {
    const form = await openRefund();
    await form.typeAmount(text);
    await form.submit();
    expect(await form.find(message)).toBeVisible();
    expect(form.amount()).toBeInvalid();
    expect(form.amount()).toHaveValue(text);
    expect(form.bodies()).toEqual([]);
  });

  it('shows at the amount that the API found it too large', async () => {
    const form = await openRefund();
    const issues = [{ path: 'amount_ore', message: 'Högst 40 kr är kvar.' }];
    form.api.on(REFUND, () => answer({ error: 'För mycket.', code: 'REFUND_TOO_LARGE', issues }, 409));
    await form.submit();
    expect(await form.find('Högst 40 kr är kvar.')).toBeVisible();
    expect(form.amount()).toBeInvalid();
  });

  it('repeats its key when the same amount is tried again, also in a new dialog', async () => {
    const form = await openRefund();
    form.api.on(REFUND, () => answer({ error: 'Svarar inte.', code: 'PAYMENT_UNAVAILABLE' }, 503));
    await form.submit();
    expect(await form.alert()).toHaveTextContent('Svarar inte.');
    await form.close();
    await form.open();
    await form.submit();
    await form.alert();
    await form.typeAmount('10');
    await form.submit();
    await form.find('Svarar inte.');
    const [first, again, other] = form.keys();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('takes a new key after a success', async () => {
    const form = await openRefund();
    form.api.on(REFUND, () => answer({ ...ACCEPTED, ore: 1000 }, 201));
    const returnTen = async () => {
      await form.typeAmount('10');
      await form.submit();
      await screen.findByText(/^10,00\skr är på väg/);
    };
    await returnTen();
    await form.open();
    await returnTen();
    await waitFor(() => expect(form.keys()).toHaveLength(2));
    const [first, second] = form.keys();
    expect(second).not.toBe(first);
  });

  it('says when the provider could not return the money', async () => {
    const form = await openRefund();
    form.api.on(REFUND, () => answer({ ...ACCEPTED, state: 'failed' }, 201));
    await form.submit();
    expect(await form.alert()).toHaveTextContent('Betaltjänsten kunde inte betala tillbaka pengarna.');
  });
});
