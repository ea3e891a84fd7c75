import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { jsonResponse, networkFailure, startFakeApi } from '../../../test/fake-api';
import { anArticle, aRelated } from '../../../test/fixtures';
import { renderSite, SITE_ORIGIN } from '../../../test/render-site';
import { ARTICLE, findTitle, PAGE, startArticle } from '../../../test/start-article';
import { COPIED_SHOWN_MS } from './use-copied';

describe('an article', () => {
  it('shows back link, categories, title, author, date, reading time and body', async () => {
    startArticle(anArticle({ categories: ['stresshantering', 'somn'] }));
    renderSite(PAGE);
    expect(await findTitle()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tillbaka till kunskapsbiblioteket' })).toHaveAttribute(
      'href',
      '/kunskapsbibliotek',
    );
    const categories = within(screen.getByRole('list', { name: 'Kategorier' })).getAllByRole('link');
    expect(categories.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Stresshantering', '/kunskapsbibliotek?category=stresshantering'],
      ['Sömn', '/kunskapsbibliotek?category=somn'],
    ]);
    expect(screen.getByText('Av Stillsams redaktion')).toBeVisible();
    expect(screen.getByText('5 mars 2026')).toHaveAttribute('dateTime', '2026-03-05T09:00:00.000Z');
    expect(screen.getByText('5 mars 2026').closest('li')).toHaveTextContent('Publicerad 5 mars 2026');
    expect(screen.getByText('8 min läsning')).toBeVisible();
    expect(screen.getByText('Nivå: nybörjare')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Kroppen' })).toHaveAttribute('id', 'kroppen');
    expect(screen.getByRole('link', { name: 'här' })).toHaveAttribute('href', '/resurser');
  });

  it('shows its subtitle under the title, and nothing where it has none', async () => {
    startArticle(anArticle({ subtitle: 'Att göra mindre' }));
    renderSite(PAGE);
    const title = await findTitle();
    expect(title.nextElementSibling).toHaveTextContent('Att göra mindre');
    startArticle();
    renderSite(PAGE);
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(2));
    expect(screen.getAllByRole('heading', { level: 1 })[1]?.nextElementSibling).toHaveRole('list');
  });

  it('contains its version, by which the API recognises a visible change', async () => {
    startArticle(anArticle({ id: '17', version: 4 }));
    renderSite(PAGE);
    await findTitle();
    expect(document.querySelector('article')).toHaveAttribute('data-post-version', '17.4');
  });

  it('shows the crisis card where the text deals with a heavy subject, and only there', async () => {
    startArticle(anArticle({ shows_crisis_card: true }));
    const { unmount } = renderSite(PAGE);
    await findTitle();
    expect(screen.getByRole('heading', { name: 'Om det känns för tungt just nu' })).toBeVisible();
    expect(screen.getByText('90101').closest('a')).toHaveAttribute('href', 'tel:90101');
    unmount();
    startArticle(anArticle());
    renderSite(PAGE);
    await findTitle();
    expect(screen.queryByText('90101')).not.toBeInTheDocument();
  });

  it('has the alternative text of its image', async () => {
    startArticle(anArticle({ image_url: '/bilder/dimma.jpg', image_alt: 'Dimma över en sjö' }));
    renderSite(PAGE);
    await findTitle();
    expect(screen.getByRole('img', { name: 'Dimma över en sjö' })).toBeVisible();
  });

  it('draws a cover where there is no image, and shows the image where there is one', async () => {
    startArticle(anArticle({ image_url: '/bilder/dimma.jpg' }), []);
    const { container, unmount } = renderSite(PAGE);
    await findTitle();
    expect(container.querySelector('article img')).toHaveAttribute('src', '/bilder/dimma.jpg');
    unmount();
    startArticle(anArticle(), []);
    const { container: other } = renderSite(PAGE);
    await findTitle();
    expect(other.querySelector('article svg')).toBeInTheDocument();
    expect(other.querySelector('article img')).not.toBeInTheDocument();
  });

  it('gives the page its title, description and keywords from the article', async () => {
    startArticle();
    const { unmount } = renderSite(PAGE);
    await findTitle();
    const content = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
    expect(document.title).toBe('Vila utan prestation | Stillsam');
    expect(content('description')).toBe('Om att vila på riktigt.');
    expect(content('keywords')).toBe('vila, stress');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', SITE_ORIGIN + PAGE);
    unmount();
    startArticle(
      anArticle({ meta_title: 'Vila | Stillsam', meta_description: 'Egen text.', meta_keywords: 'ro' }),
    );
    renderSite(PAGE);
    await findTitle();
    expect(document.title).toBe('Vila | Stillsam');
    expect(content('description')).toBe('Egen text.');
    expect(content('keywords')).toBe('ro');
    expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute(
      'content',
      `${SITE_ORIGIN}/delningsbild/vila-utan-prestation.png`,
    );
  });

  it('throws without a response, so that the region shows its notice', async () => {
    startFakeApi().on(ARTICLE, networkFailure);
    renderSite(PAGE);
    expect(await screen.findByRole('alert')).toHaveTextContent('ApiError');
  });
});

describe('related articles', () => {
  it('are cards with title, excerpt and the first category where there is no image', async () => {
    startArticle(anArticle(), [
      aRelated({ id: '2', slug: 'sov', title: 'Sov', categories: ['somn', 'naring'], excerpt: 'Om nätter.' }),
      aRelated({ id: '3', slug: 'utan', title: 'Utan kategori', categories: [] }),
      aRelated({ id: '4', slug: 'bild', title: 'Med bild', image_url: 'https://bilder.test/b.jpg' }),
    ]);
    renderSite(PAGE);
    await findTitle();
    const region = await screen.findByRole('region', { name: 'Relaterade artiklar' });
    const [first, second, third] = within(region).getAllByRole('article');
    if (!first || !second || !third) throw new Error('Three cards expected');
    expect(within(first).getByRole('link', { name: 'Sov' })).toHaveAttribute(
      'href',
      '/kunskapsbibliotek/sov',
    );
    expect(within(first).getByText('Om nätter.')).toBeVisible();
    expect(within(first).getByText('Sömn')).toBeVisible();
    expect(within(second).getByText('Wellness')).toBeVisible();
    expect(third.querySelector('img')).toHaveAttribute('src', 'https://bilder.test/b.jpg');
    expect(within(third).queryByText('Stresshantering')).not.toBeInTheDocument();
  });

  it('are left out where there are none', async () => {
    startArticle(anArticle(), []);
    renderSite(PAGE);
    await findTitle();
    expect(screen.queryByText('Relaterade artiklar')).not.toBeInTheDocument();
  });

  it('open as pages', async () => {
    const api = startArticle();
    api.on('/api/blog/posts/annan', () =>
      jsonResponse({
        post: anArticle({ id: '2', slug: 'annan', title: 'En annan', content: '<p>Annan text.</p>' }),
        related: [],
      }),
    );
    const { user } = renderSite(PAGE);
    await findTitle();
    await user.click(await screen.findByRole('link', { name: 'En annan' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'En annan' })).toBeVisible();
    expect(screen.getByText('Annan text.')).toBeVisible();
    expect(screen.queryByText('Första stycket.')).not.toBeInTheDocument();
  });
});

describe('an address without an article', () => {
  it('leads to the library', async () => {
    startArticle();
    const { router } = renderSite('/kunskapsbibliotek/finns-inte');
    expect(await screen.findByRole('heading', { level: 1, name: 'Kunskapsbibliotek' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/kunskapsbibliotek', search: '' });
  });

  it.each([
    ['somn', 'somn'],
    ['sjalvmedkansla', 'sjalvmedkansla'],
    ['kansloreglering', 'sjalvmedkansla'],
  ])('leads to the category where %s is one', async (slug, category) => {
    startArticle();
    const { router } = renderSite(`/kunskapsbibliotek/${slug}`);
    await screen.findByRole('heading', { level: 1, name: 'Kunskapsbibliotek' });
    expect(router.state.location.search).toBe(`?category=${category}`);
  });

  it('leads to the new address where the article has moved', async () => {
    const api = startArticle();
    api.on('/api/blog/posts/gammal', () => jsonResponse({ redirect: 'vila-utan-prestation' }));
    const { router } = renderSite('/kunskapsbibliotek/gammal');
    await findTitle();
    expect(router.state.location.pathname).toBe(PAGE);
  });
});

describe('sharing', () => {
  it('offers plain links to mail, WhatsApp, Messenger and Instagram', async () => {
    startArticle();
    renderSite(PAGE);
    await findTitle();
    await screen.findByRole('region', { name: 'Dela artikeln' });
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
    expect(address('Dela med e-post')).toContain('mailto:?subject=Vila%20utan%20prestation&body=Om%20att');
    expect(address('Dela med e-post')).toContain(encodeURIComponent(SITE_ORIGIN + PAGE));
    expect(address('Dela via WhatsApp')).toContain(encodeURIComponent(SITE_ORIGIN + PAGE));
    expect(address('Dela via Messenger')).toMatch(/^https:\/\//);
    expect(address('Stillsam på Instagram')).toMatch(/^https:\/\/www\.instagram\.com\//);
  });

  it('copies the address and confirms it for two seconds', async () => {
    startArticle();
    renderSite(PAGE);
    await findTitle();
    await screen.findByRole('region', { name: 'Dela artikeln' });
    jest.useFakeTimers();
    const written = jest.spyOn(window.navigator.clipboard, 'writeText').mockResolvedValue();
    fireEvent.click(screen.getByRole('button', { name: 'Kopiera länk' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(written).toHaveBeenCalledWith(SITE_ORIGIN + PAGE);
    expect(screen.getByText('Kopierad!')).toHaveAttribute('role', 'status');
    await act(() => jest.advanceTimersByTimeAsync(COPIED_SHOWN_MS - 1));
    expect(screen.getByText('Kopierad!')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('Kopierad!')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('reports a refused copy', async () => {
    startArticle();
    const { user } = renderSite(PAGE);
    await findTitle();
    await screen.findByRole('region', { name: 'Dela artikeln' });
    jest.spyOn(window.navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Kopiera länk' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Det gick inte att kopiera.');
  });
});
