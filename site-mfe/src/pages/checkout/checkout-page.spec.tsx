import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { jsonResponse, networkFailure, startFakeApi } from '../../../test/fake-api';
import { renderSite } from '../../../test/render-site';
import { cartLines, setCartLines } from '../../features/cart/cart-store';
import { PRELOADED_LINES } from '../../features/cart/cart.logic';

const PRODUCTS = PRELOADED_LINES.map(({ id, name }) => ({
  id,
  name,
  description: '',
  image: null,
  is_digital: true,
  price_ore: 4900,
  vat_percent: 25,
}));
const WORDINGS = {
  is_reservation: true,
  note: 'Det här är en kostnadsfri reservation.',
  terms: { version: 'v1', text: 'Jag godkänner köpvillkoren.' },
  waiver: { version: 'v1', text: 'Jag samtycker till att det digitala innehållet levereras direkt.' },
};
const PLACED = {
  number: 'ST-7KQ4-M2XP',
  status: 'reserved',
  email: 'kim@example.se',
  lines: [],
  vat: [{ percent: 25, net_ore: 7840, vat_ore: 1960, gross_ore: 9800 }],
  total_ore: 9800,
  terms: WORDINGS.terms,
  waiver: null,
  created_at: '2026-11-21T10:00:00.000Z',
  note: WORDINGS.note,
  is_mailed: true,
};

beforeEach(() => setCartLines(PRELOADED_LINES));
afterEach(() => setCartLines(PRELOADED_LINES));

/** @returns the orders that were sent, with their keys. */
function startShop(
  answers: (() => Response | Promise<Response>)[] = [() => jsonResponse(PLACED, 201)],
  wordings = WORDINGS,
) {
  const sent: { key: string | null; body: unknown }[] = [];
  const api = startFakeApi();
  api.on('/api/products', () => jsonResponse({ products: PRODUCTS, checkout: wordings }));
  api.on('/api/orders', async (_, request) => {
    sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
    return (answers[sent.length - 1] ?? networkFailure)();
  });
  return sent;
}

async function fill({ user }: ReturnType<typeof renderSite>) {
  await user.type(await screen.findByLabelText('E-post'), 'kim@example.se');
  await user.click(screen.getByRole('checkbox', { name: 'Jag har fyllt 18 år.' }));
  await user.click(screen.getByRole('checkbox', { name: /köpvillkoren/ }));
}

const send = () => screen.getByRole('button', { name: 'Reservera utan kostnad' });

describe('checkout', () => {
  it('says that nothing is paid, and shows the tax of each rate', async () => {
    startShop();
    renderSite('/checkout');
    expect(await screen.findByText('Du betalar ingenting nu.')).toBeVisible();
    expect(await screen.findByText('Det här är en kostnadsfri reservation.')).toBeVisible();
    const overview = within(screen.getByRole('region', { name: 'Din beställning' }));
    expect(overview.getByText('Varav moms 25 %')).toBeVisible();
    expect(overview.getByText(/19,60/)).toBeVisible();
  });

  it('shows the order, its sum and its tax before the button', async () => {
    startShop();
    renderSite('/checkout');
    const tax = await screen.findByText('Varav moms 25 %');
    expect(tax.compareDocumentPosition(send())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('asks for no waiver while an order is a reservation', async () => {
    startShop();
    renderSite('/checkout');
    await screen.findByRole('checkbox', { name: /köpvillkoren/ });
    expect(screen.queryByRole('group', { name: 'Digitalt innehåll' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('E-post')).toHaveAccessibleDescription(/mottagningsbevis/);
  });

  it('labels the order number as the mail does', async () => {
    startShop();
    const site = renderSite('/checkout');
    await fill(site);
    await site.user.click(send());
    const number = await screen.findByText('ST-7KQ4-M2XP');
    expect(number.previousElementSibling).toHaveTextContent('Ordernummer');
  });

  it('sends no incomplete order, names the missing fields, and keeps typed text', async () => {
    const sent = startShop();
    const { user } = renderSite('/checkout');
    await user.type(await screen.findByLabelText('E-post'), 'kim');
    await user.click(send());
    expect(screen.getByText('Ange en giltig e-postadress.')).toBeVisible();
    expect(screen.getByText('Du behöver ha fyllt 18 år för att beställa.')).toBeVisible();
    expect(screen.getByText('Godkänn köpvillkoren för att beställa.')).toBeVisible();
    expect(screen.getByLabelText('E-post')).toHaveValue('kim');
    expect(screen.getByLabelText('E-post')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('has the waiver as a separate, unticked checkbox once there is a way to pay', async () => {
    const sent = startShop(undefined, { ...WORDINGS, is_reservation: false });
    const site = renderSite('/checkout');
    await fill(site);
    const waiver = screen.getByRole('checkbox', { name: /digitala innehållet levereras direkt/ });
    expect(waiver).not.toBeChecked();
    expect(waiver).toHaveAccessibleDescription(/kan inte ångra köpet när du har börjat ta del av det/);
    await site.user.click(waiver);
    await site.user.click(send());
    await screen.findByRole('heading', { level: 1, name: 'Tack, din reservation är mottagen' });
    expect(sent[0]?.body).toMatchObject({ waives_withdrawal: true });
  });

  it('places the order, empties the cart and shows a receipt', async () => {
    const sent = startShop();
    const site = renderSite('/checkout');
    await fill(site);
    await site.user.click(send());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Tack, din reservation är mottagen' }),
    ).toHaveFocus();
    expect(screen.getByText('ST-7KQ4-M2XP')).toBeVisible();
    expect(screen.getByText('21 november 2026')).toBeVisible();
    expect(cartLines()).toEqual([]);
    expect(sent[0]?.body).toEqual({
      email: 'kim@example.se',
      items: PRODUCTS.map(({ id }) => ({ id, quantity: 1 })),
      is_adult: true,
      accepts_terms: true,
      waives_withdrawal: false,
      terms_version: 'v1',
    });
  });

  it('sends the same order with the same key, and a changed one with another', async () => {
    const sent = startShop([networkFailure, networkFailure, () => jsonResponse(PLACED, 201)]);
    const site = renderSite('/checkout');
    await fill(site);
    await site.user.click(send());
    await screen.findByText('Ett fel uppstod. Kontrollera din internetanslutning och försök igen.');
    await site.user.click(send());
    await screen.findByText('Ett fel uppstod. Kontrollera din internetanslutning och försök igen.');
    await site.user.type(screen.getByLabelText('E-post'), 'x');
    await site.user.click(send());
    await screen.findByText('ST-7KQ4-M2XP');
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it('shows what the API refuses at its field', async () => {
    const issues = [{ path: 'email', message: 'Ange en giltig e-postadress.' }];
    startShop([
      () => jsonResponse({ error: 'Kontrollera uppgifterna.', code: 'VALIDATION_FAILED', issues }, 400),
    ]);
    const site = renderSite('/checkout');
    await fill(site);
    await site.user.click(send());
    expect(await screen.findByText('Kontrollera uppgifterna.')).toBeVisible();
    expect(screen.getByText('Ange en giltig e-postadress.')).toBeVisible();
    expect(screen.getByLabelText('E-post')).toHaveValue('kim@example.se');
  });

  it('reports a failed request for prices, and retries it', async () => {
    const api = startFakeApi();
    api.on('/api/products', networkFailure);
    const { user } = renderSite('/checkout');
    expect(await screen.findByText(/Priserna gick inte att hämta/)).toBeVisible();
    api.on('/api/products', () => jsonResponse({ products: PRODUCTS, checkout: WORDINGS }));
    await user.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(await screen.findByRole('region', { name: 'Din beställning' })).toBeVisible();
  });

  it('links to the products from an empty cart', async () => {
    setCartLines([]);
    startShop();
    renderSite('/checkout');
    expect(await screen.findByRole('link', { name: 'Till produkterna' })).toBeVisible();
  });
});
