import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, heldAnswer, noAnswer, startFakeApi } from '../../../test/fake-api';
import { anArticle, aSummary, listingOf } from '../../../test/fixtures';
import { renderSite } from '../../../test/render-site';
import { setReadMarks } from '../../reading/read-marks';
import { TYPING_PAUSE_MS } from './use-library-search';

const LIST = '/api/blog/posts';

const ARTICLES = [
  aSummary({
    id: '1',
    slug: 'somna-lugnt',
    title: 'Somna lugnt',
    categories: ['somn'],
    difficulty: 'Medel',
    reading_time: 9,
  }),
  aSummary({
    id: '2',
    slug: 'vakna-mjukt',
    title: 'Vakna mjukt',
    categories: ['somn'],
    excerpt: 'Om morgonens ljus.',
  }),
  aSummary({
    id: '3',
    slug: 'mat-och-lugn',
    title: 'Mat och lugn',
    categories: ['naring'],
    excerpt: 'Om måltider.',
  }),
  aSummary({ id: '4', slug: 'snall-mot-dig', title: 'Snäll mot dig', categories: ['sjalvmedkansla'] }),
];

function startLibrary(articles = ARTICLES) {
  const api = startFakeApi();
  api.on(LIST, ({ searchParams }) => answer(listingOf(articles, searchParams)));
  return api;
}

const titles = () =>
  within(screen.getByRole('list', { name: 'Artiklar' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

describe('the library', () => {
  it('lists every article with cover, difficulty, minutes, excerpt and category, linked to its page', async () => {
    startLibrary();
    renderSite('/kunskapsbibliotek');
    expect(await screen.findByRole('heading', { level: 1, name: 'Kunskapsbibliotek' })).toBeVisible();
    expect(screen.getByText('4 artiklar')).toBeVisible();
    const card = screen.getAllByRole('article')[0];
    if (!card) throw new Error('No card');
    expect(within(card).getByRole('link', { name: 'Somna lugnt' })).toHaveAttribute(
      'href',
      '/kunskapsbibliotek/somna-lugnt',
    );
    for (const text of ['Medel · 9 min', 'Om att vila på riktigt.', 'Sömn'])
      expect(within(card).getByText(text)).toBeVisible();
    expect(card.querySelector('svg')).toBeInTheDocument();
    expect(document.title).toBe('Kunskapsbibliotek | Stillsam');
  });

  it('shows an image with the cover behind it', async () => {
    startLibrary([aSummary({ image_url: 'https://bilder.test/a.jpg' })]);
    renderSite('/kunskapsbibliotek');
    const card = await screen.findByRole('article');
    expect(card.querySelector('img')).toHaveAttribute('src', 'https://bilder.test/a.jpg');
    expect(card.querySelector('svg')).toBeInTheDocument();
  });

  it('counts one article as one', async () => {
    startLibrary(ARTICLES.slice(0, 1));
    renderSite('/kunskapsbibliotek');
    expect(await screen.findByText('1 artikel')).toBeVisible();
  });

  it('offers the categories as links with their counts', async () => {
    startLibrary();
    renderSite('/kunskapsbibliotek');
    const pills = within(await screen.findByRole('navigation', { name: 'Kategorier' })).getAllByRole('link');
    expect(pills.map((pill) => pill.textContent)).toEqual([
      'Alla artiklar4 artiklar',
      'Sömn2 artiklar',
      'Stresshantering0 artiklar',
      'Näring och känslomässigt välmående1 artikel',
      'Självmedkänsla & känsloreglering1 artikel',
    ]);
    expect(pills[0]).toHaveAttribute('aria-current', 'true');
    expect(pills[1]).toHaveAttribute('href', '/kunskapsbibliotek?category=somn');
  });

  it('shows the category that the address names, and its alias', async () => {
    startLibrary();
    renderSite('/kunskapsbibliotek?category=kansloreglering');
    await screen.findByText('1 artikel');
    expect(titles()).toEqual(['Snäll mot dig']);
    expect(screen.getByRole('link', { name: /Självmedkänsla/ })).toHaveAttribute('aria-current', 'true');
  });

  it('shows all articles for a category that it does not know', async () => {
    startLibrary();
    renderSite('/kunskapsbibliotek?category=okand');
    expect(await screen.findByText('4 artiklar')).toBeVisible();
  });

  it('combines category and search', async () => {
    startLibrary();
    const { user } = renderSite('/kunskapsbibliotek?search=LUGN');
    await screen.findByText('2 artiklar');
    expect(titles()).toEqual(['Somna lugnt', 'Mat och lugn']);
    await user.click(screen.getByRole('link', { name: /^Sömn/ }));
    await screen.findByText('1 artikel');
    expect(titles()).toEqual(['Somna lugnt']);
    expect(screen.getByRole('searchbox', { name: 'Sök bland artiklarna' })).toHaveValue('LUGN');
  });

  it('gives way to what was found: its lead and its line go while one searches', async () => {
    startLibrary();
    const lead = /Välj det som känns närmast just nu/;
    const { router, container } = renderSite('/kunskapsbibliotek');
    expect(await screen.findByText(lead)).toBeVisible();
    expect(container.querySelector('.line')).toBeInTheDocument();
    await act(() => router.navigate('/kunskapsbibliotek?search=lugn'));
    expect(await screen.findByText('2 artiklar')).toBeVisible();
    expect(screen.queryByText(lead)).not.toBeInTheDocument();
    expect(container.querySelector('.line')).not.toBeInTheDocument();
    await act(() => router.navigate('/kunskapsbibliotek?category=somn'));
    expect(await screen.findByText(lead)).toBeVisible();
  });

  it('says when nothing matches, and resets both filters', async () => {
    startLibrary();
    const { user, router } = renderSite('/kunskapsbibliotek?category=naring&search=finnsinte');
    expect(await screen.findByRole('heading', { name: 'Inga artiklar hittades' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Återställ filter' }));
    expect(await screen.findByText('4 artiklar')).toBeVisible();
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByText('4 artiklar')).toHaveFocus();
  });

  it('is an ordinary form for a browser without JavaScript', async () => {
    startLibrary();
    renderSite('/kunskapsbibliotek?category=somn&search=lugn');
    const form = await screen.findByRole('search');
    expect(form).toHaveAttribute('action', '/kunskapsbibliotek');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveFormValues({ category: 'somn', search: 'lugn' });
    expect(within(form).getByRole('button', { name: 'Sök' })).toHaveAttribute('type', 'submit');
  });

  it('leaves an API that is out of reach to the region', async () => {
    startFakeApi().on(LIST, noAnswer);
    renderSite('/kunskapsbibliotek');
    expect(await screen.findByRole('alert')).toHaveTextContent('ApiError');
  });

  it('says that an article is on its way', async () => {
    const api = startLibrary();
    const held = heldAnswer();
    api.on(`${LIST}/somna-lugnt`, held.wait);
    const { user } = renderSite('/kunskapsbibliotek');
    await user.click(await screen.findByRole('link', { name: 'Somna lugnt' }));
    expect(await screen.findByText('Laddar artikel...')).toBeInTheDocument();
    held.release(answer({ post: anArticle({ title: 'Somna lugnt' }), related: [] }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Somna lugnt' })).toBeVisible();
    expect(screen.queryByText('Laddar artikel...')).not.toBeInTheDocument();
  });
});

describe('related matches', () => {
  /** As the API answers a search: the first `exactCount` match exactly, the rest are related. */
  function startSearch(exactCount: number, articles = ARTICLES) {
    const api = startFakeApi();
    api.on(LIST, ({ searchParams }) => {
      const limit = Number(searchParams.get('limit'));
      const listing = listingOf(articles, new URLSearchParams());
      const posts = articles.map((article, index) => ({
        ...article,
        match: index < exactCount ? ('exact' as const) : ('related' as const),
      }));
      return answer({ ...listing, posts: posts.slice(0, limit), exact_count: exactCount });
    });
  }

  const titlesOf = (list: string) =>
    within(screen.getByRole('list', { name: list }))
      .getAllByRole('heading')
      .map((heading) => `${heading.tagName} ${heading.textContent}`);

  it('are shown for what they are when nothing matches exactly', async () => {
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

  it('are named after a phrase without the quotation marks around it', async () => {
    startSearch(0, ARTICLES.slice(0, 1));
    renderSite('/kunskapsbibliotek?search=%E2%80%9Dlugn%20natt%E2%80%9D');
    expect(await screen.findByText('Inga exakta träffar på ”lugn natt”. Liknande: 1 artikel')).toBeVisible();
  });

  it('stand after the exact ones, under a heading', async () => {
    startSearch(1);
    renderSite('/kunskapsbibliotek?search=lugn');
    expect(await screen.findByText('1 artikel och 3 liknande')).toBeVisible();
    expect(titlesOf('Artiklar')).toEqual(['H2 Somna lugnt']);
    expect(screen.getByRole('heading', { level: 2, name: 'Liknande artiklar' })).toBeVisible();
    expect(titlesOf('Liknande artiklar')).toEqual(['H3 Vakna mjukt', 'H3 Mat och lugn', 'H3 Snäll mot dig']);
  });

  it('are not spoken of when all match exactly', async () => {
    startSearch(4);
    renderSite('/kunskapsbibliotek?search=lugn');
    expect(await screen.findByText('4 artiklar')).toBeVisible();
    expect(screen.queryByText(/[Ll]iknande/)).not.toBeInTheDocument();
  });

  it('come by the same link, and the focus goes to the first that was added', async () => {
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

describe('paging', () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    aSummary({ id: String(index), slug: `text-${index}`, title: `Text ${index}` }),
  );

  it('adds twelve articles at a time by a link, and moves the focus to the first new one', async () => {
    startLibrary(many);
    const { user, router } = renderSite('/kunskapsbibliotek?search=text');
    const more = await screen.findByRole('link', { name: 'Visa fler' });
    expect(titles()).toHaveLength(12);
    expect(more).toHaveAttribute('href', '/kunskapsbibliotek?search=text&page=2');
    await user.click(more);
    await waitFor(() => expect(titles()).toHaveLength(24));
    expect(screen.getByRole('link', { name: 'Text 12' })).toHaveFocus();
    expect(router.state.location.search).toBe('?search=text&page=2');
    await user.click(screen.getByRole('link', { name: 'Visa fler' }));
    await waitFor(() => expect(titles()).toHaveLength(30));
    expect(screen.queryByRole('link', { name: 'Visa fler' })).not.toBeInTheDocument();
  });
});

describe('searching while one types', () => {
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

  it('follows after a pause, replaces the entry in the history and keeps the focus', async () => {
    const { api, router } = await openLibrary();
    const replaced = jest.fn();
    router.subscribe((state) => replaced(state.historyAction));
    type('lu');
    await pass(TYPING_PAUSE_MS - 1);
    type('lugn');
    await pass(TYPING_PAUSE_MS - 1);
    expect(api.asked).toHaveLength(1);
    await pass(51);
    expect(titles()).toEqual(['Somna lugnt', 'Mat och lugn']);
    expect(api.asked).toHaveLength(2);
    expect(router.state.location.search).toBe('?search=lugn');
    expect(replaced).toHaveBeenLastCalledWith('REPLACE');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByText('2 artiklar')).toHaveAttribute('role', 'status');
  });

  it('searches at once when the form is sent', async () => {
    const { router } = await openLibrary('/kunskapsbibliotek?category=somn');
    type('ljus');
    fireEvent.submit(screen.getByRole('search'));
    await pass(50);
    expect(router.state.location.search).toBe('?category=somn&search=ljus');
    expect(titles()).toEqual(['Vakna mjukt']);
  });

  it('never writes over what is being typed', async () => {
    const { api } = await openLibrary();
    const held = heldAnswer();
    api.on(LIST, held.wait);
    type('mat');
    await pass(TYPING_PAUSE_MS);
    type('mat och');
    held.release(answer(listingOf(ARTICLES, new URLSearchParams('search=mat'))));
    await pass(50);
    expect(screen.getByRole('searchbox')).toHaveValue('mat och');
  });

  it('keeps a category that was chosen while the search was on its way', async () => {
    const { router } = await openLibrary();
    type('lugn');
    fireEvent.click(screen.getByRole('link', { name: /^Näring/ }));
    await pass(TYPING_PAUSE_MS + 50);
    expect(router.state.location.search).toBe('?category=naring&search=lugn');
    expect(titles()).toEqual(['Mat och lugn']);
  });

  it('shows the search of the address one goes back to', async () => {
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

describe('what has been read', () => {
  beforeEach(() => {
    setReadMarks([]);
  });

  const findCard = async (title: string) => {
    const card = (await screen.findByRole('heading', { name: title })).closest('article');
    if (!card) throw new Error(`No card ${title}`);
    return card;
  };

  it('says so on its card, and only there', async () => {
    setReadMarks(['2']);
    startLibrary();
    renderSite('/kunskapsbibliotek');
    expect(within(await findCard('Vakna mjukt')).getByText('Läst')).toBeVisible();
    expect(screen.getAllByText('Läst')).toHaveLength(1);
  });

  it('can be forgotten, and the forgetting undone', async () => {
    setReadMarks(['1', '2']);
    startLibrary();
    const { user } = renderSite('/kunskapsbibliotek');
    await findCard('Vakna mjukt');
    await user.click(await screen.findByRole('button', { name: 'Ta bort märkningen' }));
    expect(screen.queryByText('Läst')).not.toBeInTheDocument();
    expect(screen.getByText('Märkningen är borttagen.')).toHaveAttribute('role', 'status');
    expect(localStorage.getItem('stillsam.lasta-artiklar')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ångra' }));
    expect(screen.getAllByText('Läst')).toHaveLength(2);
  });

  it('is not spoken of where nothing has been read', async () => {
    startLibrary();
    renderSite('/kunskapsbibliotek');
    await findCard('Vakna mjukt');
    expect(screen.queryByText(/Läst/)).not.toBeInTheDocument();
  });
});
