import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { jsonResponse, deferredResponse, startFakeApi } from '../../../test/fake-api';
import { aSummary, listingOf } from '../../../test/fixtures';
import { renderSite } from '../../../test/render-site';
import { ARTICLES, LIST, startLibrary, titles } from '../../../test/start-library';

/** Debounce of the search box. */
const TYPING_PAUSE_MS = 250;

describe('searching while the visitor types', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  const type = (text: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value: text } });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  async function openLibrary(path = '/kunskapsbibliotek') {
    const api = startLibrary();
    const site = renderSite(path);
    await act(() => jest.advanceTimersByTimeAsync(50));
    screen.getByRole('searchbox').focus();
    return { api, ...site };
  }

  it('searches after the debounce, replaces the history entry and keeps the focus', async () => {
    const { api, router } = await openLibrary();
    const replaced = jest.fn();
    router.subscribe((state) => replaced(state.historyAction));
    type('lu');
    await pass(TYPING_PAUSE_MS - 1);
    type('lugn');
    await pass(TYPING_PAUSE_MS - 1);
    expect(api.requests).toHaveLength(1);
    await pass(51);
    expect(titles()).toEqual(['Somna lugnt', 'Mat och lugn']);
    expect(api.requests).toHaveLength(2);
    expect(router.state.location.search).toBe('?search=lugn');
    expect(replaced).toHaveBeenLastCalledWith('REPLACE');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByText('2 artiklar')).toHaveAttribute('role', 'status');
  });

  it('searches at once when the visitor submits the form', async () => {
    const { router } = await openLibrary('/kunskapsbibliotek?category=somn');
    type('ljus');
    fireEvent.submit(screen.getByRole('search'));
    await pass(50);
    expect(router.state.location.search).toBe('?category=somn&search=ljus');
    expect(titles()).toEqual(['Vakna mjukt']);
  });

  it('never overwrites typed text', async () => {
    const { api } = await openLibrary();
    const held = deferredResponse();
    api.on(LIST, held.wait);
    type('mat');
    await pass(TYPING_PAUSE_MS);
    type('mat och');
    held.release(jsonResponse(listingOf(ARTICLES, new URLSearchParams('search=mat'))));
    await pass(50);
    expect(screen.getByRole('searchbox')).toHaveValue('mat och');
  });

  it('keeps a category that was chosen before the debounced search', async () => {
    const { router } = await openLibrary();
    type('lugn');
    fireEvent.click(screen.getByRole('link', { name: /^Näring/ }));
    await pass(TYPING_PAUSE_MS + 50);
    expect(router.state.location.search).toBe('?category=naring&search=lugn');
    expect(titles()).toEqual(['Mat och lugn']);
  });

  it('shows the search of the address after the back button', async () => {
    const { router } = await openLibrary('/kunskapsbibliotek?search=lugn');
    await act(() => router.navigate('/kunskapsbibliotek'));
    await pass(50);
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await act(() => router.navigate(-1));
    await pass(50);
    expect(screen.getByRole('searchbox')).toHaveValue('lugn');
    await pass(TYPING_PAUSE_MS * 2);
    expect(router.state.location.search).toBe('?search=lugn');
  });
});

describe('a related match', () => {
  /** Starts a fake API whose first `exactCount` articles match exactly and the rest are related. */
  function startSearch(exactCount: number, articles = ARTICLES) {
    const api = startFakeApi();
    api.on(LIST, ({ searchParams }) => {
      const limit = Number(searchParams.get('limit'));
      const listing = listingOf(articles, new URLSearchParams());
      const posts = articles.map((article, index) => ({
        ...article,
        match: index < exactCount ? ('exact' as const) : ('related' as const),
      }));
      return jsonResponse({ ...listing, posts: posts.slice(0, limit), exact_count: exactCount });
    });
  }

  const titlesOf = (list: string) =>
    within(screen.getByRole('list', { name: list }))
      .getAllByRole('heading')
      .map((heading) => `${heading.tagName} ${heading.textContent}`);

  it('has a label when nothing matches exactly', async () => {
    startSearch(0, ARTICLES.slice(0, 2));
    renderSite('/kunskapsbibliotek?search=s%C3%B6mm');
    expect(await screen.findByText('Inga exakta träffar på ”sömm”. Liknande: 2 artiklar')).toHaveAttribute(
      'role',
      'status',
    );
    expect(titlesOf('Liknande artiklar')).toEqual(['H2 Somna lugnt', 'H2 Vakna mjukt']);
    expect(screen.queryByRole('list', { name: 'Artiklar' })).not.toBeInTheDocument();
    expect(screen.queryByText('Inga artiklar hittades')).not.toBeInTheDocument();
  });

  it('has the name of a phrase without the quotation marks around it', async () => {
    startSearch(0, ARTICLES.slice(0, 1));
    renderSite('/kunskapsbibliotek?search=%E2%80%9Dlugn%20natt%E2%80%9D');
    expect(await screen.findByText('Inga exakta träffar på ”lugn natt”. Liknande: 1 artikel')).toBeVisible();
  });

  it('follows the exact matches under a heading', async () => {
    startSearch(1);
    renderSite('/kunskapsbibliotek?search=lugn');
    expect(await screen.findByText('1 artikel och 3 liknande')).toBeVisible();
    expect(titlesOf('Artiklar')).toEqual(['H2 Somna lugnt']);
    expect(screen.getByRole('heading', { level: 2, name: 'Liknande artiklar' })).toBeVisible();
    expect(titlesOf('Liknande artiklar')).toEqual(['H3 Vakna mjukt', 'H3 Mat och lugn', 'H3 Snäll mot dig']);
  });

  it('disappears when all match exactly', async () => {
    startSearch(4);
    renderSite('/kunskapsbibliotek?search=lugn');
    expect(await screen.findByText('4 artiklar')).toBeVisible();
    expect(screen.queryByText(/[Ll]iknande/)).not.toBeInTheDocument();
  });

  it('comes by the same link, with the focus on the first one', async () => {
    const many = Array.from({ length: 14 }, (_, index) =>
      aSummary({ id: String(index), slug: `text-${index}`, title: `Text ${index}` }),
    );
    startSearch(12, many);
    const { user } = renderSite('/kunskapsbibliotek?search=text');
    expect(await screen.findByText('12 artiklar och 2 liknande')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Liknande artiklar' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Visa fler' }));
    expect(await screen.findByRole('link', { name: 'Text 12' })).toHaveFocus();
    expect(titlesOf('Liknande artiklar')).toEqual(['H3 Text 12', 'H3 Text 13']);
  });
});
