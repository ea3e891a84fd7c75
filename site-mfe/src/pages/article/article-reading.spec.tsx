import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { jsonResponse, networkFailure } from '../../../test/fake-api';
import { fakeIntersections } from '../../../test/fake-intersections';
import { anArticle } from '../../../test/fixtures';
import { renderSite } from '../../../test/render-site';
import { ARTICLE, findTitle, PAGE, startArticle } from '../../../test/start-article';
import { forgetReading, rememberReading, saveReadMarks } from '../../reading/stored-articles';
import { PRESENCE_INTERVAL_MS } from './article.queries';

describe('the table of contents', () => {
  const headings = ['Kroppen', 'Vilan', 'Källor'];
  const content = headings.map((title) => `<h2>${title}</h2><p>Text.</p>`).join('');

  it('links to each heading of the text', async () => {
    startArticle(anArticle({ content }));
    renderSite(PAGE);
    await findTitle();
    const contents = screen.getByRole('navigation', { name: 'Innehåll' });
    const addresses = [...contents.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['#kroppen', '#vilan', '#kallor']);
    for (const address of addresses) expect(document.querySelector(`h2${address}`)).toBeInTheDocument();
  });

  it('marks the current section from the first scroll on', async () => {
    const onScreen = fakeIntersections();
    startArticle(anArticle({ content }));
    renderSite(PAGE);
    await findTitle();
    const heading = document.querySelector('h2#vilan');
    if (!heading) throw new Error('No heading');
    const links = screen.getByRole('navigation', { name: 'Innehåll' }).querySelectorAll('a');
    const current = () => [...links].findIndex((link) => link.getAttribute('aria-current') === 'true');
    expect(onScreen.observerCount()).toBe(0);
    fireEvent.scroll(window);
    await waitFor(() => expect(onScreen.observerCount()).toBeGreaterThan(0));
    expect(current()).toBe(-1);
    act(() => onScreen.show(heading, true));
    expect(current()).toBe(1);
  });

  it('leaves out a text with few headings', async () => {
    startArticle();
    renderSite(PAGE);
    await findTitle();
    expect(screen.queryByRole('navigation', { name: 'Innehåll' })).not.toBeInTheDocument();
  });
});

describe('a read mark', () => {
  beforeEach(() => {
    forgetReading();
  });

  it('enters the store only after a yes, and marks the article if its end has been read', async () => {
    const onScreen = fakeIntersections();
    startArticle(anArticle({ reading_time: 0 }));
    const { user } = renderSite(PAGE);
    await findTitle();
    const words = await screen.findByText(/^Vill du att webbläsaren minns/);
    fireEvent.scroll(window);
    await waitFor(() => expect(words).toHaveAttribute('role', 'status'));
    const end = words.parentElement;
    if (!end) throw new Error('No end');
    act(() => onScreen.show(end, true));
    expect(localStorage.getItem('stillsam.lasta-artiklar')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Kom ihåg åt mig' }));
    expect(screen.getByText('Du har läst den här artikeln.')).toBeVisible();
    expect(localStorage.getItem('stillsam.lasta-artiklar')).toBe('{"isOn":true,"ids":["1"]}');
  });

  it('takes a mark, and loses it, by the button', async () => {
    rememberReading();
    startArticle();
    const { user } = renderSite(PAGE);
    await findTitle();
    await user.click(await screen.findByRole('button', { name: 'Markera som läst' }));
    expect(screen.getByText('Du har läst den här artikeln.')).toBeVisible();
    expect(localStorage.getItem('stillsam.lasta-artiklar')).toBe('{"isOn":true,"ids":["1"]}');
    await user.click(screen.getByRole('button', { name: 'Ångra' }));
    expect(screen.getByRole('button', { name: 'Markera som läst' })).toHaveFocus();
    expect(localStorage.getItem('stillsam.lasta-artiklar')).toBe('{"isOn":true,"ids":[]}');
  });

  it('takes a mark and announces it at the end of the text', async () => {
    rememberReading();
    const onScreen = fakeIntersections();
    startArticle(anArticle({ reading_time: 0 }));
    renderSite(PAGE);
    await findTitle();
    const words = await screen.findByText('Läst klart?');
    expect(words).not.toHaveAttribute('role');
    fireEvent.scroll(window);
    await waitFor(() => expect(words).toHaveAttribute('role', 'status'));
    const end = words.parentElement;
    if (!end) throw new Error('No end');
    act(() => onScreen.show(end, true));
    expect(words).toHaveTextContent('Du har läst den här artikeln.');
  });

  it('shows on the related cards', async () => {
    saveReadMarks({ isOn: true, ids: ['2'] });
    startArticle();
    renderSite(PAGE);
    await findTitle();
    const region = await screen.findByRole('region', { name: 'Relaterade artiklar' });
    expect(within(region).getByText('Läst')).toBeVisible();
  });
});

describe('the recommended exercise', () => {
  it('matches the tags of the article and states the reason', async () => {
    startArticle(anArticle({ tags: ['andning', 'oro'] }));
    renderSite(PAGE);
    await findTitle();
    const step = await screen.findByRole('region', { name: 'Ett nästa steg, om du vill' });
    expect(within(step).getByRole('link', { name: 'Mindful andning' })).toHaveAttribute(
      'href',
      '/resurser/mindful-andning',
    );
    expect(within(step).getByText('Föreslås för att artikeln handlar om andning och oro.')).toBeVisible();
  });
});

describe('an article that is unpublished while it is on the screen', () => {
  let now = 0;
  beforeEach(() => {
    now = 1000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  async function comeBackAfter(milliseconds: number) {
    now += milliseconds;
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  }

  it('gives way to a notice and a link when the visitor returns', async () => {
    const api = startArticle();
    renderSite(PAGE);
    await findTitle();
    api.on(ARTICLE, () => jsonResponse({ error: 'Finns inte.' }, 404));
    await comeBackAfter(PRESENCE_INTERVAL_MS);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Artikeln kunde inte hittas' }),
    ).toBeVisible();
    expect(screen.getByText(/I biblioteket finns annat att läsa\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Till kunskapsbiblioteket' })).toHaveAttribute(
      'href',
      '/kunskapsbibliotek',
    );
  });

  it('stays readable when the request fails', async () => {
    const api = startArticle();
    renderSite(PAGE);
    await findTitle();
    api.on(ARTICLE, networkFailure);
    await comeBackAfter(PRESENCE_INTERVAL_MS);
    expect(api.requests).toHaveLength(2);
    expect(screen.getByText('Första stycket.')).toBeVisible();
  });

  it('makes at most one request a minute', async () => {
    const api = startArticle();
    renderSite(PAGE);
    await findTitle();
    await comeBackAfter(PRESENCE_INTERVAL_MS - 1);
    expect(api.requests).toHaveLength(1);
  });
});
