import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { jsonResponse, networkFailure, startFakeApi } from '../../../test/fake-api';
import { aSummary, listingOf } from '../../../test/fixtures';
import { renderSite } from '../../../test/render-site';

function startExplore() {
  const api = startFakeApi();
  const articles = [
    aSummary({ id: '1', slug: 'somna', title: 'Somna lugnt', tags: ['sömn', 'trötthet'] }),
    aSummary({ id: '2', slug: 'mat', title: 'Mat och humör', tags: ['mat'] }),
  ];
  api.on('/api/blog/posts', ({ searchParams }) => jsonResponse(listingOf(articles, searchParams)));
  return api;
}

const findRecommended = () => screen.findByRole('region', { name: 'Rekommenderat för dig' });

describe('exploring', () => {
  it('offers fourteen choices in three groups, and two other links', async () => {
    startExplore();
    renderSite('/utforska-ditt-valmande');
    expect(await screen.findByRole('heading', { level: 1, name: 'Utforska ditt välmående' })).toBeVisible();
    expect(screen.getAllByRole('checkbox')).toHaveLength(14);
    expect(screen.getAllByRole('group')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Kunskapsbibliotek' })).toHaveAttribute(
      'href',
      '/kunskapsbibliotek',
    );
    expect(screen.getByRole('link', { name: 'Resurser' })).toHaveAttribute('href', '/resurser');
    expect(screen.getByText(/Välj något ovan/)).toBeVisible();
  });

  it('recommends the best match first and says why, with the choice in the address', async () => {
    startExplore();
    const { user, router } = renderSite('/utforska-ditt-valmande');
    await user.click(await screen.findByRole('checkbox', { name: 'Sover dåligt' }));
    const list = within(await findRecommended());
    expect(list.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Somna lugnt');
    expect(list.getAllByText('Passar dig som valt ”Sover dåligt”.').length).toBeGreaterThan(0);
    expect(router.state.location.search).toBe('?val=sover-daligt');
    await user.click(screen.getByRole('checkbox', { name: 'Mer energi' }));
    expect(
      await screen.findAllByText('Passar dig som valt ”Sover dåligt” och ”Mer energi”.'),
    ).not.toHaveLength(0);
    expect(router.state.location.search).toBe('?val=sover-daligt&val=mer-energi');
    await user.click(screen.getByRole('link', { name: 'Rensa valen' }));
    expect(await screen.findByText(/Välj något ovan/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Sover dåligt' })).not.toBeChecked();
  });

  it('opens with the choices of its address', async () => {
    startExplore();
    renderSite('/utforska-ditt-valmande?val=ata-lugnare&val=okand');
    expect(await screen.findByRole('checkbox', { name: 'Äta för lugnare dagar' })).toBeChecked();
    expect(within(await findRecommended()).getByRole('link', { name: 'Mat och humör' })).toHaveAttribute(
      'href',
      '/kunskapsbibliotek/mat',
    );
  });

  it('recommends exercises without the API, and reports missing articles', async () => {
    startFakeApi().on('/api/blog/posts', networkFailure);
    renderSite('/utforska-ditt-valmande?val=en-liten-paus');
    expect(within(await findRecommended()).getByRole('link', { name: 'Mindful andning' })).toBeVisible();
    expect(screen.getByText(/Artiklarna gick inte att hämta just nu/)).toBeVisible();
  });
});
