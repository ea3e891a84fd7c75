import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { jsonResponse, networkFailure, startFakeApi } from '../../../test/fake-api';
import { anArticle, aRelated } from '../../../test/fixtures';
import { renderSite, SITE_ORIGIN } from '../../../test/render-site';
import { ARTICLE, findTitle, PAGE, startArticle } from '../../../test/start-article';

const COPIED_SHOWN_MS = 2000;

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
    expect(screen.getByText('Stillsams redaktion')).toHaveTextContent('Av Stillsams redaktion');
    expect(screen.getByText('5 mars 2026')).toHaveAttribute('dateTime', '2026-03-05T09:00:00.000Z');
    expect(screen.getByText('5 mars 2026').closest('li')).toHaveTextContent('Publicerad 5 mars 2026');
    expect(screen.getByText('8 min')).toHaveTextContent('8 min läsning');
    expect(screen.getByText('nybörjare')).toHaveTextContent('Nivå: nybörjare');
    expect(screen.getByRole('heading', { level: 2, name: 'Kroppen' })).toHaveAttribute('id', 'kroppen');
    expect(screen.getByRole('link', { name: 'här' })).toHaveAttribute('href', '/resurser');
  });

  it.each([
    [3, 3, '2026-11-22', 'Källorna kontrollerade 22 november 2026.'],
    [3, 2, null, '2 av 3 källor är kontrollerade. Resten väntar på sin tur.'],
    [3, 0, null, 'Källorna väntar på att kontrolleras.'],
  ])('says of %d sources, %d of them checked, when that was', async (count, checked, day, line) => {
    startArticle(anArticle({ source_count: count, checked_source_count: checked, sources_checked_on: day }));
    renderSite(PAGE);
    expect(await screen.findByText(line)).toBeVisible();
  });

  it('says in an edition that the count is of the sources of the whole text', async () => {
    const easy_content = '<p>Andas ut.</p>';
    startArticle(
      anArticle({ easy_content, source_count: 3, checked_source_count: 2, sources_checked_on: null }),
    );
    renderSite(`${PAGE}?latt`);
    expect(await screen.findByText(/^2 av hela textens 3 källor är kontrollerade\./)).toBeVisible();
  });

  it('says in easier Swedish that the review covers the whole text alone', async () => {
    const review = {
      ...anArticle().review,
      state: 'current' as const,
      reviewed_on: '2027-03-03',
      next_on: '2030-03-03',
    };
    startArticle(anArticle({ easy_content: '<p>Andas ut.</p>', review }));
    renderSite(`${PAGE}?latt`);
    const line = /^Granskningen gäller hela texten\. Den lättare texten är inte granskad\./;
    expect(await screen.findByText(line)).toBeVisible();
    expect(screen.queryByText(/^Granskad /)).not.toBeInTheDocument();
  });

  it('says when the text was changed last, if it was after the day it was published', async () => {
    startArticle(anArticle({ updated_at: '2026-03-06T23:30:00.000Z' }));
    const { unmount } = renderSite(PAGE);
    expect(await screen.findByText('7 mars 2026')).toHaveAttribute('dateTime', '2026-03-07');
    unmount();
    startArticle(anArticle({ updated_at: '2026-03-05T22:00:00.000Z' }));
    renderSite(PAGE);
    await findTitle();
    expect(screen.queryByText(/^Texten ändrades senast/)).not.toBeInTheDocument();
  });

  it('says at its end what has been corrected, with the day', async () => {
    const correction = { id: '1', published_day: '2026-11-26', text: 'Ett årtal var fel.' };
    startArticle(anArticle(), [], [correction]);
    renderSite(PAGE);
    const line = (await screen.findByText('Ett årtal var fel.', { exact: false })).closest('p');
    expect(line).toHaveTextContent('Rättelse 26 november 2026: Ett årtal var fel.');
    expect(screen.getByRole('link', { name: 'Alla rättelser' })).toHaveAttribute('href', '/rattelser');
  });

  it('shows a table with its headers, which the keyboard can reach and scroll', async () => {
    startArticle(
      anArticle({
        content:
          '<table tabindex="0"><thead><tr><th scope="col">Dag</th><th scope="col">Minuter</th></tr></thead>' +
          '<tbody><tr><th scope="row">Måndag</th><td>10</td></tr></tbody></table>',
      }),
    );
    renderSite(PAGE);
    await findTitle();
    const table = screen.getByRole('table');
    expect(table).toHaveAttribute('tabindex', '0');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Dag', 'Minuter']);
    expect(within(table).getByRole('rowheader', { name: 'Måndag' })).toBeVisible();
    expect(within(table).getByRole('cell', { name: '10' })).toBeVisible();
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

  it('states no level above a text that deals with a heavy subject', async () => {
    startArticle(anArticle({ shows_crisis_card: true }));
    renderSite(PAGE);
    await findTitle();
    expect(screen.queryByText('Nivå:')).toBeNull();
  });

  it('shows the crisis card and the quick exit where the text deals with a heavy subject, and only there', async () => {
    startArticle(anArticle({ shows_crisis_card: true }));
    const { unmount } = renderSite(PAGE);
    await findTitle();
    expect(screen.getByRole('heading', { name: 'Om det känns för tungt just nu' })).toBeVisible();
    expect(screen.getByText('90101').closest('a')).toHaveAttribute('href', 'tel:90101');
    const exit = screen.getByRole('link', { name: 'Lämna sidan snabbt' });
    expect(exit).toHaveAttribute('href', 'https://www.smhi.se/');
    expect(exit).toHaveAccessibleDescription(/öppnar vädret hos SMHI/);
    unmount();
    startArticle(anArticle());
    renderSite(PAGE);
    await findTitle();
    expect(screen.queryByText('90101')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Lämna sidan snabbt' })).not.toBeInTheDocument();
  });

  it('repeats no number that the text ends with', async () => {
    const content =
      '<h2 id="sist">Någon att ringa</h2><p><a href="tel:90101">90101</a>, <a href="tel:90390">90 390</a></p>';
    startArticle(anArticle({ content, shows_crisis_card: true }));
    renderSite(PAGE);
    await findTitle();
    const shown = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('tel:') && !link.closest('details'));
    expect(shown.map(({ textContent }) => textContent)).toEqual(['90101', '90 390', '112', '112', '1177']);
    expect(screen.getByText('Fler nummer')).toBeVisible();
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

  describe('in short', () => {
    const content =
      '<h2 id="kort-sagt">Kort sagt</h2><ul><li><a href="#ovning">Pröva</a></li></ul>' +
      '<h2 id="varfor">Varför</h2><p>Lång text.</p><h2 id="ovning">En hand på magen</h2><p>Andas ut.</p>' +
      '<h2 id="mer">Mer</h2><p>Resten.</p>';

    it('links from the whole text, with the summary before the contents', async () => {
      startArticle(anArticle({ content }));
      renderSite(PAGE);
      await findTitle();
      expect(screen.getByRole('link', { name: 'Kort (1 min)' })).toHaveAttribute('href', `${PAGE}?kort`);
      const contents = screen.getByRole('navigation', { name: 'Innehåll' });
      expect(within(contents).queryByText('Kort sagt')).not.toBeInTheDocument();
      const summary = screen.getByRole('heading', { name: 'Kort sagt' });
      expect(summary.compareDocumentPosition(contents)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });

    it('shows summary and practice alone, under the same canonical address, and leads back', async () => {
      startArticle(anArticle({ content }));
      renderSite(`${PAGE}?kort`);
      await findTitle();
      expect(screen.getByRole('heading', { name: 'En hand på magen' })).toBeVisible();
      expect(screen.queryByText('Lång text.')).not.toBeInTheDocument();
      expect(screen.queryByText('Resten.')).not.toBeInTheDocument();
      expect(screen.getByText('1 min')).toBeVisible();
      expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', SITE_ORIGIN + PAGE);
      const ways = screen.getAllByRole('link', { name: /^Hel/ });
      expect(ways.map((link) => link.getAttribute('href'))).toEqual([PAGE, PAGE]);
      expect(screen.getByRole('link', { name: 'Kort (1 min)' })).toHaveAttribute('aria-current', 'page');
    });

    it('stays whole where the text has no practice', async () => {
      startArticle();
      renderSite(`${PAGE}?kort`);
      await findTitle();
      expect(screen.getByText('Första stycket.')).toBeVisible();
      expect(screen.queryByRole('link', { name: /^(Kort|Hel)/ })).not.toBeInTheDocument();
    });
  });

  describe('in easier Swedish', () => {
    const content =
      '<h2 id="nar-ska-du-soka-vard">När ska du söka vård?</h2><p>Ring 112.</p><h2 id="mer">Mer</h2><p>Resten.</p>';
    const easy_content = '<h2 id="vad-nu">Vad kan du göra nu?</h2><p>Andas ut.<br>Vila sedan.</p>';

    it('links from the whole text, and shows the easier one with the same care lines', async () => {
      startArticle(anArticle({ content, easy_content }));
      renderSite(PAGE);
      await findTitle();
      const link = screen.getByRole('link', { name: 'Lättare svenska' });
      expect(link).toHaveAttribute('href', `${PAGE}?latt`);
      expect(screen.queryByText('Andas ut.')).not.toBeInTheDocument();
      renderSite(`${PAGE}?latt`);
      expect(await screen.findByRole('heading', { name: 'Vad kan du göra nu?' })).toBeVisible();
      expect(screen.getAllByText('Ring 112.')).toHaveLength(2);
      expect(screen.getAllByText('Resten.')).toHaveLength(1);
      expect(screen.getByText('Det finns en längre text om samma sak.')).toBeVisible();
    });

    it('says that an outdated one is being updated, and stays whole', async () => {
      startArticle(anArticle({ content, is_easy_outdated: true }));
      renderSite(`${PAGE}?latt`);
      await findTitle();
      expect(screen.getByText('Texten på lättare svenska håller på att uppdateras.')).toBeVisible();
      expect(screen.getByText('Resten.')).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Lättare svenska' })).not.toBeInTheDocument();
    });
  });

  it('throws without a response, so that the region shows its notice', async () => {
    startFakeApi().on(ARTICLE, networkFailure);
    renderSite(PAGE);
    expect(await screen.findByRole('alert')).toHaveTextContent('ApiError');
  });
});

describe('a related article', () => {
  it('shows a card with title, excerpt and the first category where there is no image', async () => {
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

  it('needs no room where there is none', async () => {
    startArticle(anArticle(), []);
    renderSite(PAGE);
    await findTitle();
    expect(screen.queryByText('Relaterade artiklar')).not.toBeInTheDocument();
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
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';

  it('offers plain links to mail, WhatsApp, Messenger and Instagram', async () => {
    startArticle();
    renderSite(PAGE);
    await findTitle();
    await screen.findByRole('region', { name: 'Dela artikeln' });
    expect(address('Dela med e-post')).toContain('mailto:?subject=Vila%20utan%20prestation&body=Om%20att');
    expect(address('Dela med e-post')).toContain(encodeURIComponent(SITE_ORIGIN + PAGE));
    expect(address('Dela via WhatsApp')).toContain(encodeURIComponent(SITE_ORIGIN + PAGE));
    expect(address('Dela via Messenger')).toBe('https://m.me/stillsam');
    expect(address('Stillsam på Instagram')).toBe('https://www.instagram.com/stillsam');
    expect(screen.queryByRole('button', { name: 'Fler sätt att dela' })).not.toBeInTheDocument();
  });

  it('leads to no account on a public site whose owner has named none', async () => {
    startArticle();
    renderSite(PAGE, { siteOrigin: 'https://site.test' });
    await findTitle();
    await screen.findByRole('region', { name: 'Dela artikeln' });
    expect(address('Dela via Messenger')).toBe('/dela/messenger/vila-utan-prestation');
    expect(screen.queryByRole('link', { name: 'Stillsam på Instagram' })).not.toBeInTheDocument();
  });

  it('opens the sheet of the device where there is one', async () => {
    const share = jest.fn<Navigator['share']>().mockRejectedValue(new DOMException('Closed', 'AbortError'));
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    startArticle();
    const { user } = renderSite(PAGE);
    await findTitle();
    await user.click(await screen.findByRole('button', { name: 'Fler sätt att dela' }));
    expect(share).toHaveBeenCalledWith({
      title: 'Vila utan prestation',
      text: 'Om att vila på riktigt.',
      url: SITE_ORIGIN + PAGE,
    });
    Reflect.deleteProperty(navigator, 'share');
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
