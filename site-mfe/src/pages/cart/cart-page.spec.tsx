import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { jsonResponse, startFakeApi } from '../../../test/fake-api';
import { renderSite } from '../../../test/render-site';
import { setCartLines } from '../../features/cart/cart-store';
import { PRELOADED_LINES } from '../../features/cart/cart.logic';

const KVALLAR = 'Vägledning: Lugnare kvällar';

beforeEach(() => void startFakeApi());
afterEach(() => setCartLines(PRELOADED_LINES));

const findTotal = async () => {
  const summary = await screen.findByRole('region', { name: 'Sammanfattning' });
  return within(summary)
    .getAllByRole('definition')
    .map((value) => value.textContent.replaceAll('\u00a0', ' '));
};

describe.each(['/varukorg', '/cart'])('the cart at %s', (path) => {
  it('starts with two items, free delivery and the way to checkout', async () => {
    renderSite(path);
    expect(await findTotal()).toEqual(['98 kr', 'Gratis', '98 kr']);
    expect(
      within(screen.getByRole('list', { name: 'Varor i varukorgen' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    expect(screen.getAllByText('Vägledning')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Till kassan' })).toHaveAttribute('href', '/checkout');
  });
});

/** @param isTest whether the test provider takes the payments. */
function openShop(isTest: boolean): void {
  const products = PRELOADED_LINES.map(({ id, name }) => ({ id, name, price_ore: 5900 }));
  startFakeApi().on('/api/products', () =>
    jsonResponse({ products, checkout: { is_open: true, is_test: isTest } }),
  );
}

describe('the cart', () => {
  it('shows the prices of the shop, not those that a browser has kept', async () => {
    openShop(true);
    renderSite('/varukorg');
    await waitFor(async () => expect(await findTotal()).toEqual(['118 kr', 'Gratis', '118 kr']));
  });

  it('starts empty where the shop sells', async () => {
    localStorage.clear();
    openShop(false);
    renderSite('/varukorg');
    expect(await screen.findByRole('heading', { name: 'Varukorgen är tom' })).toBeVisible();
  });

  it('changes a quantity by minus, plus and typing, and never goes below one', async () => {
    const { user } = renderSite('/varukorg');
    await user.click(await screen.findByRole('button', { name: `Öka antalet ${KVALLAR}` }));
    expect(await findTotal()).toEqual(['147 kr', 'Gratis', '147 kr']);
    expect(screen.getByText(/^Vägledning · 2 × 49\skr$/)).toBeVisible();
    for (let clicks = 0; clicks < 3; clicks += 1)
      await user.click(screen.getByRole('button', { name: `Minska antalet ${KVALLAR}` }));
    expect(await findTotal()).toEqual(['98 kr', 'Gratis', '98 kr']);
    const box = () => screen.getByRole('textbox', { name: `Antal, ${KVALLAR}` });
    await user.clear(box());
    await user.type(box(), '5{Enter}');
    expect(await findTotal()).toEqual(['294 kr', 'Gratis', '294 kr']);
    await user.clear(box());
    await user.type(box(), 'många');
    await user.tab();
    expect(box()).toHaveValue('1');
    expect(await findTotal()).toEqual(['98 kr', 'Gratis', '98 kr']);
  });

  it('removes a line, and puts it back', async () => {
    const { user } = renderSite('/varukorg');
    await user.click(await screen.findByRole('button', { name: `Ta bort ${KVALLAR}` }));
    expect(await findTotal()).toEqual(['49 kr', 'Gratis', '49 kr']);
    expect(screen.getByText(`${KVALLAR} är borttagen.`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ångra' }));
    expect(await findTotal()).toEqual(['98 kr', 'Gratis', '98 kr']);
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Lugnare kvällar');
  });

  it('shows an empty state with a link to the products', async () => {
    const { user } = renderSite('/varukorg');
    for (const name of PRELOADED_LINES.map((line) => line.name))
      await user.click(await screen.findByRole('button', { name: `Ta bort ${name}` }));
    expect(screen.getByText('Varukorgen är tom')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Till produkterna' })).toHaveAttribute('href', '/produkter');
    expect(screen.queryByRole('link', { name: 'Till kassan' })).toBeNull();
  });

  it('marks the preloaded lines as examples, and removes them by one click', async () => {
    const { user } = renderSite('/varukorg');
    await screen.findByRole('link', { name: 'Till kassan' });
    localStorage.clear();
    act(() => void window.dispatchEvent(new Event('storage')));
    expect(await screen.findByText(/Vi lade dit dem som förslag, och inget är beställt/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Töm varukorgen' }));
    expect(screen.getByText('Varukorgen är tom')).toBeVisible();
    expect(screen.queryByText(/Två exempel/)).not.toBeInTheDocument();
  });

  it('marks no examples after a change', async () => {
    const { user } = renderSite('/varukorg');
    await user.click(await screen.findByRole('button', { name: `Öka antalet ${KVALLAR}` }));
    expect(screen.queryByText(/Två exempel/)).not.toBeInTheDocument();
  });

  it('colours the cover of the morning product by day', async () => {
    renderSite('/varukorg');
    const lines = await screen.findAllByRole('listitem');
    const starsOf = (name: string) =>
      lines.find((line) => line.textContent.includes(name))?.querySelectorAll('svg path[opacity=".55"]');
    expect(lines[0]?.querySelector('svg')).toBeInTheDocument();
    expect(starsOf('Mjuk start på dagen')).toHaveLength(0);
  });

  it('stays stored, and works without storage', async () => {
    const { user, unmount } = renderSite('/varukorg');
    await user.click(await screen.findByRole('button', { name: `Öka antalet ${KVALLAR}` }));
    unmount();
    expect(localStorage.getItem('varukorg')).toContain('"quantity":2');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    const again = renderSite('/varukorg');
    await again.user.click(await screen.findByRole('button', { name: `Öka antalet ${KVALLAR}` }));
    expect(await findTotal()).toEqual(['196 kr', 'Gratis', '196 kr']);
  });
});
