import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { jsonResponse, startFakeApi } from '../../../test/fake-api';
import { renderSite } from '../../../test/render-site';

describe('the page of terms', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-21T10:00:00Z') });
    startFakeApi();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('states the rates of value added tax that hold on the day', async () => {
    renderSite('/villkor');
    const prices = await screen.findByRole('region', { name: 'Priser och moms' });
    expect(
      within(prices)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Varor och tjänster i allmänhet: 25\u00a0%',
      'Livsmedel, dit kosttillskott hör: 6\u00a0% till och med 31\u00a0december 2027, därefter 12\u00a0%',
      'Böcker: 6\u00a0%',
    ]);
    expect(prices).toHaveTextContent('de som gäller 21 november 2026');
  });

  it('states the rate of food after the lower one has ended', async () => {
    jest.setSystemTime(new Date('2028-02-01T10:00:00Z'));
    renderSite('/villkor');
    const prices = await screen.findByRole('region', { name: 'Priser och moms' });
    expect(within(prices).getByText('Livsmedel, dit kosttillskott hör: 12 %')).toBeVisible();
  });

  it.each([
    ['Ålder', '18 år'],
    [
      'Beställning',
      'Ett avtal om köp ingås när du har valt att köpa och betala och betalningen har gått igenom',
    ],
    ['Beställning', 'Går betalningen inte igenom dras inga pengar'],
    ['Betalning', 'kort, Swish, Klarna eller PayPal'],
    ['Ångerrätt', '14 dagars ångerrätt'],
    ['Om något är fel', 'reklamera i upp till 3 år'],
    ['Om något är fel', 'inom 2 arbetsdagar'],
    ['Om något är fel', 'pengarna tillbaka inom 14 dagar'],
    ['Om något är fel', 'För digitalt innehåll som du får vid ett tillfälle är tiden ett år'],
    ['Om något är fel', 'rätt till prisavdrag'],
    ['Uppdateringar av digitalt innehåll', 'Vi uppdaterar det så att det fortsätter att fungera'],
    ['Kundservice', 'vardagar 09:00–17:00'],
    ['Tillgänglighet', 'artiklar, övningar, självtester, nyhetsbrev, kontaktformulär, varukorg och kassa'],
    ['Tillgänglighet', 'EN 301 549'],
    ['Tillgänglighet', 'Post- och telestyrelsen har tillsyn'],
  ])('states under %s: %s', async (part, figure) => {
    renderSite('/villkor');
    expect(await screen.findByRole('region', { name: part })).toHaveTextContent(figure);
  });

  it('says which ways to pay are not there yet', async () => {
    startFakeApi().on('/api/products', () =>
      jsonResponse({ products: [], checkout: { methods: ['card', 'swish'] } }),
    );
    renderSite('/villkor');
    expect(await screen.findByRole('region', { name: 'Betalning' })).toHaveTextContent(
      'kort, Swish, Klarna (inte ännu) eller PayPal (inte ännu)',
    );
  });

  it('leads to each of its parts and to the right of withdrawal', async () => {
    renderSite('/villkor');
    const contents = await screen.findByRole('navigation', { name: 'På den här sidan' });
    for (const link of within(contents).getAllByRole('link')) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      expect(document.getElementById(id)).toHaveTextContent(link.textContent ?? '');
    }
    const withdrawal = screen.getByRole('region', { name: 'Ångerrätt' });
    expect(within(withdrawal).getByRole('link', { name: 'Ångra köp här' })).toHaveAttribute(
      'href',
      '/angerratt#angra',
    );
    expect(within(withdrawal).getByRole('link', { name: 'Ångerrätt' })).toHaveAttribute('href', '/angerratt');
    expect(document.title).toBe('Villkor | Stillsam');
  });
});
