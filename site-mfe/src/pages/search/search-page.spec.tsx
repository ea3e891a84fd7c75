import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { jsonResponse, networkFailure, startFakeApi } from '../../../test/fake-api';
import { aSummary, listingOf } from '../../../test/fixtures';
import { renderSite } from '../../../test/render-site';

function startSearch() {
  const api = startFakeApi();
  const articles = [aSummary({ id: '1', slug: 'oro', title: 'När oro tar plats' })];
  api.on('/api/blog/posts', ({ searchParams }) => jsonResponse(listingOf(articles, searchParams)));
  return api;
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

it('offers a form that needs no JavaScript, and words to begin with', async () => {
  const api = startSearch();
  renderSite('/sok');
  const form = await screen.findByRole('search');
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/sok']);
  expect(within(form).getByRole('searchbox', { name: 'Vad letar du efter?' })).toHaveAttribute(
    'name',
    'search',
  );
  expect(screen.getByRole('link', { name: 'Sover dåligt' })).toHaveAttribute(
    'href',
    '/sok?search=Sover+d%C3%A5ligt',
  );
  expect(api.requests).toHaveLength(0);
});

it('finds texts and exercises by an everyday word that none of them has', async () => {
  startSearch();
  renderSite('/sok?search=%C3%A5ngest');
  expect(await screen.findByRole('link', { name: 'När oro tar plats' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mindful andning' })).toBeVisible();
  expect(screen.queryByText(/Inga exakta träffar/)).not.toBeInTheDocument();
  expect(headings()).toEqual(['Övningar och självtester', 'Att läsa', 'Om det känns för tungt just nu']);
});

it('has texts first where a title has what was typed', async () => {
  startSearch();
  renderSite('/sok?search=oro');
  expect(await screen.findByRole('link', { name: 'När oro tar plats' })).toBeVisible();
  expect(headings().slice(0, 2)).toEqual(['Att läsa', 'Övningar och självtester']);
});

it('has numbers to call above everything where the words speak of crisis, also without the API', async () => {
  startFakeApi().on('/api/blog/posts', networkFailure);
  renderSite('/sok?search=jag+f%C3%A5r+panik');
  expect(await screen.findByText(/Texterna gick inte att söka i/)).toBeVisible();
  expect(headings()[0]).toBe('Om det känns för tungt just nu');
  const [first] = screen.getAllByRole('link', { name: /^Ring / });
  expect(first).toHaveAccessibleName('Ring 112 vid fara för liv');
});

it('leads past the numbers to call, with the count of the hits below them', async () => {
  startSearch();
  const { container } = renderSite('/sok?search=m%C3%A5r+d%C3%A5ligt');
  const link = await screen.findByRole('link', { name: /^\d+ träff(ar)? längre ner/ });
  const hits = container.querySelector(link.getAttribute('href') ?? '');
  expect(link).toHaveTextContent(`${hits?.querySelectorAll('li').length} träff`);
});

it('has numbers of panic in a row, and exercises before the text that bears the word', async () => {
  startFakeApi().on('/api/blog/posts', ({ searchParams }) =>
    jsonResponse(listingOf([aSummary({ id: '1', slug: 'panik', title: 'Panik' })], searchParams)),
  );
  renderSite('/sok?search=panik');
  expect(await screen.findByRole('link', { name: 'Panik' })).toBeVisible();
  expect(headings().slice(0, 2)).toEqual(['Om det känns för tungt just nu', 'Övningar och självtester']);
  expect(screen.getByText(/Du behöver inte bära det ensam/).closest('details')).not.toBeNull();
  expect(screen.queryByText(/längre ner/)).not.toBeInTheDocument();
});

it('finds a page of the site', async () => {
  startSearch();
  renderSite('/sok?search=cookies');
  expect(await screen.findByRole('link', { name: 'Inställningar för kakor' })).toHaveAttribute(
    'href',
    '/cookie-installningar',
  );
});

it('leads on where nothing is found', async () => {
  startSearch();
  renderSite('/sok?search=xyzzy');
  expect(await screen.findByText('Vi hittade inget om ”xyzzy”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Utforska ditt välmående' })).toBeVisible();
});
