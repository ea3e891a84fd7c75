import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
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
    expect(screen.getAllByRole('group', { name: /./ })).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Kunskapsbibliotek' })).toHaveAttribute(
      'href',
      '/kunskapsbibliotek',
    );
    expect(screen.getByRole('link', { name: 'Resurser' })).toHaveAttribute('href', '/resurser');
    expect(screen.getByText(/Valen stannar i din webbläsare/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Rekommenderat för dig' })).not.toBeInTheDocument();
  });

  it('recommends the best match first and says once why, with the choices in no address and no request', async () => {
    const api = startExplore();
    const { user, router } = renderSite('/utforska-ditt-valmande');
    await user.click(await screen.findByRole('checkbox', { name: 'Sover dåligt' }));
    const list = within(await findRecommended());
    expect(list.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Somna lugnt');
    expect(list.getByText('Passar dig som valt ”Sover dåligt”.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Mer ork' }));
    expect(await screen.findByText('Passar dig som valt ”Sover dåligt” och ”Mer ork”.')).toBeVisible();
    expect(router.createHref(router.state.location)).toBe('/utforska-ditt-valmande');
    expect(api.requests).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Rensa valen' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Sover dåligt' })).not.toBeChecked());
    expect(screen.queryByRole('region', { name: 'Rekommenderat för dig' })).not.toBeInTheDocument();
  });

  it('shows one suggestion that fits the time first, two more, and folds the others', async () => {
    startExplore();
    const { user } = renderSite('/utforska-ditt-valmande');
    await user.click(await screen.findByRole('checkbox', { name: 'Sover dåligt' }));
    await user.click(screen.getByRole('checkbox', { name: 'En liten paus' }));
    const region = await findRecommended();
    const [first, ...others] = within(region).getAllByRole('listitem');
    if (!first) throw new Error('Nothing is recommended.');
    expect(first).toHaveTextContent(/Det här först.*Mindful andning.*Övning · 3 min/);
    const folded = within(region)
      .getByText(/^Visa \d+ till$/)
      .closest('details');
    expect(others.filter((item) => !folded?.contains(item))).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent(/förslag nedanför/);
  });

  it('says below a group what its last choice means', async () => {
    startExplore();
    const { user } = renderSite('/utforska-ditt-valmande');
    const worry = await screen.findByRole('checkbox', { name: 'Oro i kroppen' });
    await user.click(worry);
    await user.click(screen.getByRole('checkbox', { name: 'Sover dåligt' }));
    const group = worry.closest('fieldset');
    expect(group?.querySelector('p[data-of]')).toHaveTextContent('Svårt att somna, eller vaken för tidigt');
    await user.click(screen.getByRole('checkbox', { name: 'Sover dåligt' }));
    expect(group?.querySelector('p[data-of]')).toHaveTextContent('Hjärtklappning, spänd mage, ytlig andning');
    expect(worry).toHaveAccessibleDescription('Hjärtklappning, spänd mage, ytlig andning');
  });

  it('moves to the first suggestion by its button', async () => {
    startExplore();
    const { user } = renderSite('/utforska-ditt-valmande');
    await user.click(await screen.findByRole('checkbox', { name: 'En liten paus' }));
    Element.prototype.scrollIntoView = () => undefined;
    await user.click(screen.getByRole('button', { name: 'Visa 3 förslag' }));
    expect(screen.getByRole('link', { name: 'Mindful andning' })).toHaveFocus();
  });

  it('says where to seek care for symptoms that may be illness, before anything is chosen', async () => {
    startExplore();
    renderSite('/utforska-ditt-valmande');
    const group = within(await screen.findByRole('group', { name: /Så känns det/ }));
    const heart = group.getByText(/ny eller stark hjärtklappning/);
    expect(heart).toHaveTextContent(
      'Har du ny eller stark hjärtklappning, ring 1177. Gör det ont i bröstet, ring 112.',
    );
    expect(within(heart).getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    const tiredness = group.getByText(/varit trött länge/);
    expect(within(tiredness).getByRole('link', { name: '1177' })).toHaveAttribute('href', 'tel:1177');
  });

  it('opens the crisis card where everything is too heavy, without a choice', async () => {
    startExplore();
    const { user, router } = renderSite('/utforska-ditt-valmande');
    const chip = await screen.findByText('Det är för tungt just nu');
    const details = chip.closest('details');
    if (!details) throw new Error('The chip opens nothing.');
    expect(details).not.toHaveAttribute('open');
    await user.click(chip);
    expect(details).toHaveAttribute('open');
    expect(within(details).getByRole('link', { name: 'Ring Hjälplinjen på 90 390' })).toBeVisible();
    expect(router.state.location.search).toBe('');
    expect(screen.getAllByRole('checkbox')).toHaveLength(14);
  });

  it('has its choices again on return from an article', async () => {
    startExplore();
    const { user, router } = renderSite('/utforska-ditt-valmande');
    await user.click(await screen.findByRole('checkbox', { name: 'Äta för lugnare dagar' }));
    await act(() => router.navigate('/resurser'));
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('checkbox', { name: 'Äta för lugnare dagar' })).toBeChecked();
    expect(within(await findRecommended()).getByRole('link', { name: 'Mat och humör' })).toHaveAttribute(
      'href',
      '/kunskapsbibliotek/mat',
    );
  });

  it('posts the choices to its own address where there is no JavaScript', async () => {
    startExplore();
    renderSite('/utforska-ditt-valmande');
    const form = await screen.findByRole('form', { name: 'Vad känner du igen?' });
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual([
      'post',
      '/utforska-ditt-valmande',
    ]);
  });

  it('takes choices out of the address of an older link, without choosing them', async () => {
    startExplore();
    const { router } = renderSite('/utforska-ditt-valmande?val=ata-lugnare&val=okand&x=1');
    expect(await screen.findByRole('checkbox', { name: 'Äta för lugnare dagar' })).not.toBeChecked();
    expect(router.createHref(router.state.location)).toBe('/utforska-ditt-valmande?x=1');
  });

  it('recommends exercises without the API, and reports missing articles', async () => {
    startFakeApi().on('/api/blog/posts', networkFailure);
    const { user } = renderSite('/utforska-ditt-valmande');
    await user.click(await screen.findByRole('checkbox', { name: 'En liten paus' }));
    expect(within(await findRecommended()).getByRole('link', { name: 'Mindful andning' })).toBeVisible();
    expect(screen.getByText(/Artiklarna gick inte att hämta just nu/)).toBeVisible();
  });

  it('marks what is sold here as our own', async () => {
    startExplore();
    const { user } = renderSite('/utforska-ditt-valmande');
    await user.click(await screen.findByRole('checkbox', { name: /^Lugnare kvällar/ }));
    const list = await findRecommended();
    const guide = within(list).getByText('Vägledning: Lugnare kvällar').closest('li');
    expect(guide).toHaveTextContent('Egen produkt');
    expect(guide?.querySelector('a')).toHaveAttribute('href', '/produkter/lugnare-kvallar');
  });
});
