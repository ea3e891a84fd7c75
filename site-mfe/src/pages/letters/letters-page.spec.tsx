import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { jsonResponse, startFakeApi } from '../../../test/fake-api';
import { renderSite } from '../../../test/render-site';
import { SAMPLE_LETTER } from './letters-page';

const LETTERS = '/api/newsletter/letters';
const letter = (slug: string) => ({
  slug,
  subject: `Om ${slug}`,
  preheader: `Kort om ${slug}`,
  sent_at: '2026-10-31T23:30:00.000Z',
});

function startArchive(slugs: string[], totalPages = 1) {
  const api = startFakeApi();
  api.on(LETTERS, ({ searchParams }) => {
    const page = Number(searchParams.get('page'));
    return jsonResponse({
      letters: page > totalPages ? [] : slugs.map(letter),
      pagination: { page, limit: 20, totalCount: slugs.length * totalPages, totalPages },
    });
  });
  return api;
}

describe('the archive of letters', () => {
  it('lists them in the order of the API, with their days', async () => {
    startArchive(['vila', 'ljus']);
    renderSite('/nyhetsbrev/brev');
    const list = await screen.findByRole('list', { name: 'Brev, nyast först' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Om vila', '/nyhetsbrev/brev/vila'],
      ['Om ljus', '/nyhetsbrev/brev/ljus'],
    ]);
    expect(within(list).getAllByText('1 november 2026')).toHaveLength(2);
    expect(screen.getByText('Kort om vila')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Fler brev' })).not.toBeInTheDocument();
    const signUp = within(screen.getByRole('region', { name: 'Få breven med e-post' }));
    expect(signUp.getByRole('button', { name: 'Prenumerera' })).toBeVisible();
  });

  it('has links to its other pages', async () => {
    const api = startArchive(['vila'], 3);
    renderSite('/nyhetsbrev/brev?page=2');
    const pages = within(await screen.findByRole('navigation', { name: 'Fler brev' }));
    expect(pages.getByText('Sida 2 av 3')).toBeVisible();
    expect(pages.getByRole('link', { name: 'Föregående' })).toHaveAttribute('href', '/nyhetsbrev/brev');
    expect(pages.getByRole('link', { name: 'Nästa' })).toHaveAttribute('href', '/nyhetsbrev/brev?page=3');
    expect(api.requests.map(({ search }) => search)).toEqual(['?page=2']);
  });

  it.each([
    ['?page=9', '?page=2'],
    ['?page=99999', '?page=2'],
  ])('leads from %s to the last page', async (query, last) => {
    startArchive(['vila'], 2);
    const { router } = renderSite(`/nyhetsbrev/brev${query}`);
    await screen.findByText('Om vila');
    expect(router.state.location.search).toBe(last);
  });

  it.each(['?page=0', '?page=x', '?page=1.5'])('takes %s for the first page', async (query) => {
    startArchive(['vila'], 2);
    renderSite(`/nyhetsbrev/brev${query}`);
    expect(await screen.findByText('Sida 1 av 2')).toBeVisible();
  });

  it('shows what a welcome letter says, below the form, while there are none', async () => {
    startArchive([]);
    renderSite('/nyhetsbrev/brev');
    expect(await screen.findByRole('heading', { name: SAMPLE_LETTER.subject })).toBeVisible();
    const file = new URL('../../../../content/valkomstbrev/2-en-paus-som-far-plats.md', import.meta.url);
    const letter = readFileSync(file, 'utf8');
    for (const text of Object.values(SAMPLE_LETTER).flat()) expect(letter).toContain(text);
    expect(screen.getByRole('button', { name: 'Prenumerera' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Brev, nyast först' })).not.toBeInTheDocument();
  });
});
