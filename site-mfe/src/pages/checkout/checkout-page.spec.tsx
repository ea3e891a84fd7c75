import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { jsonResponse, networkFailure, startFakeApi } from '../../../test/fake-api';
import { renderSite } from '../../../test/render-site';
import { setCartLines } from '../../features/cart/cart-store';
import { PRELOADED_LINES } from '../../features/cart/cart.logic';
import { forgetOrderKey } from './checkout-calls';

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
  is_open: true,
  is_test: true,
  note: null as string | null,
  methods: ['card', 'swish'],
  provider_origin: null,
  terms: { version: 'v1', text: 'Jag godkänner köpvillkoren.' },
  waiver: { version: 'v1', text: 'Jag samtycker till att det digitala innehållet levereras direkt.' },
};
/** A fragment, because the test's browser cannot leave its document. */
const PLACED = { number: 'ST-7KQ4-M2XP', ref: 'hemlig', url: '#betala' };

beforeEach(() => setCartLines(PRELOADED_LINES));
afterEach(() => {
  setCartLines(PRELOADED_LINES);
  window.location.hash = '';
});

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
  await user.click(screen.getByRole('checkbox', { name: /digitala innehållet levereras direkt/ }));
}

const send = () => screen.getByRole('button', { name: 'Köp och betala' });

describe('checkout', () => {
  it('says that it is a test, how to pay, and the tax of each rate', async () => {
    startShop();
    renderSite('/checkout');
    expect(await screen.findByText('Testläge: inga pengar dras.')).toBeVisible();
    expect(
      await screen.findByText('Du betalar med kort eller Swish på betaltjänstens egen sida.'),
    ).toBeVisible();
    const overview = within(screen.getByRole('region', { name: 'Din beställning' }));
    expect(await overview.findByText('Varav moms 25 %')).toBeVisible();
    expect(overview.getByText(/19,60/)).toBeVisible();
  });

  it('says right above the button what is bought and for how much', async () => {
    startShop();
    renderSite('/checkout');
    const summary = await screen.findByText(
      /^Lugnare kvällar och Mjuk start på dagen\. Totalt 98\skr, moms ingår\.$/,
    );
    expect(summary.compareDocumentPosition(send())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says why the shop is closed in place of the form', async () => {
    startShop(undefined, { ...WORDINGS, is_open: false, note: 'Butiken är stängd än så länge.' });
    renderSite('/checkout');
    expect(await screen.findByText('Butiken är stängd än så länge.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Köp och betala' })).not.toBeInTheDocument();
  });

  it('sells the product that the address names, as after opening the page again', async () => {
    const sent = startShop();
    const site = renderSite(`/checkout?product=${PRODUCTS[0]?.id ?? ''}`);
    await fill(site);
    await site.user.click(send());
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({ items: [{ id: PRODUCTS[0]?.id, quantity: 1 }] }),
    );
  });

  it('says of the examples what they are', async () => {
    localStorage.clear();
    startShop();
    renderSite('/checkout');
    expect(await screen.findByText('Två exempel ligger redan här.')).toBeVisible();
  });

  it('starts empty where the shop sells, because nobody chose the examples', async () => {
    localStorage.clear();
    startShop(undefined, { ...WORDINGS, is_test: false });
    renderSite('/checkout');
    expect(await screen.findByRole('heading', { level: 1, name: 'Varukorgen är tom' })).toBeVisible();
  });

  it('shows the order, its sum and its tax before the button', async () => {
    startShop();
    renderSite('/checkout');
    const tax = await screen.findByText('Varav moms 25 %');
    expect(tax.compareDocumentPosition(send())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('sends no incomplete order, names the missing fields, and keeps typed text', async () => {
    const sent = startShop();
    const { user } = renderSite('/checkout');
    await user.type(await screen.findByLabelText('E-post'), 'kim');
    await user.click(send());
    expect(screen.getByText('Ange en giltig e-postadress.')).toBeVisible();
    expect(screen.getByText('Du behöver ha fyllt 18 år för att beställa.')).toBeVisible();
    expect(screen.getByText('Godkänn köpvillkoren för att beställa.')).toBeVisible();
    expect(screen.getByText('Ditt samtycke behövs för att du ska få innehållet direkt.')).toBeVisible();
    expect(screen.getByLabelText('E-post')).toHaveValue('kim');
    expect(screen.getByLabelText('E-post')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('has the waiver as a separate, unticked checkbox for digital goods alone', async () => {
    startShop();
    renderSite('/checkout');
    const waiver = await screen.findByRole('checkbox', { name: /digitala innehållet levereras direkt/ });
    expect(waiver).not.toBeChecked();
    expect(waiver).toHaveAccessibleDescription(/vänta 14 dagar/);
  });

  it('refuses another country at its field', async () => {
    const sent = startShop();
    const site = renderSite('/checkout');
    await fill(site);
    await site.user.selectOptions(screen.getByLabelText('Land'), 'Ett annat land');
    await site.user.click(send());
    expect(screen.getByText(/bara sälja till dig som bor i Sverige/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('places the order and goes to the page of the provider', async () => {
    const sent = startShop();
    const site = renderSite('/checkout');
    await fill(site);
    await site.user.click(send());
    await waitFor(() => expect(window.location.hash).toBe('#betala'));
    expect(sent[0]?.body).toEqual({
      email: 'kim@example.se',
      country: 'SE',
      items: PRODUCTS.map(({ id }) => ({ id, quantity: 1 })),
      is_adult: true,
      accepts_terms: true,
      waives_withdrawal: true,
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
    await waitFor(() => expect(window.location.hash).toBe('#betala'));
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it('sends the same order of two tabs with one key, until it is paid', async () => {
    const sent = startShop([0, 1, 2].map(() => () => jsonResponse(PLACED, 201)));
    for (const before of [() => undefined, () => undefined, forgetOrderKey]) {
      before();
      const tab = renderSite('/checkout');
      await fill(tab);
      await tab.user.click(send());
      await waitFor(() => expect(window.location.hash).toBe('#betala'));
      window.location.hash = '';
      tab.unmount();
    }
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
