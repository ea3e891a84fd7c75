import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { networkFailure, startFakeApi } from '../../../test/fake-api';
import { aSummary } from '../../../test/fixtures';
import { renderSite } from '../../../test/render-site';
import { ARTICLES, LIST, startLibrary, titles } from '../../../test/start-library';
import { forgetReading, saveReadMarks } from '../../reading/stored-articles';

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

  it('lists what can be read in short, by a link that keeps the other filters', async () => {
    startLibrary();
    const { user } = renderSite('/kunskapsbibliotek?category=somn');
    const lengths = within(await screen.findByRole('navigation', { name: 'Längd' }));
    expect(lengths.getByRole('link', { current: true })).toHaveTextContent('Hela texter');
    const short = lengths.getByRole('link', { name: 'Kort, några minuter' });
    expect(short).toHaveAttribute('href', '/kunskapsbibliotek?category=somn&langd=kort');
    await user.click(short);
    expect(await screen.findByText('Kort, 2 min')).toBeVisible();
    expect(titles()).toEqual(['Somna lugnt']);
    expect(screen.getByRole('link', { name: 'Somna lugnt' })).toHaveAttribute(
      'href',
      '/kunskapsbibliotek/somna-lugnt?kort',
    );
    expect(document.querySelector('input[type=hidden][name=langd]')).toHaveValue('kort');
    expect(lengths.getByRole('link', { name: 'Hela texter' })).toHaveAttribute(
      'href',
      '/kunskapsbibliotek?category=somn',
    );
  });

  it('saves an article for later from its card', async () => {
    startLibrary();
    const { user } = renderSite('/kunskapsbibliotek');
    const save = await screen.findByRole('button', { name: 'Spara Somna lugnt till sen' });
    expect(save).toHaveAttribute('aria-pressed', 'false');
    await user.click(save);
    expect(save).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link', { name: 'Sparat till sen (1)' })).toHaveAttribute('href', '#sparat');
    await user.click(save);
    expect(localStorage.getItem('stillsam.sparade-artiklar')).toBeNull();
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

  it('shows the category of the address, also by an alias', async () => {
    startLibrary();
    renderSite('/kunskapsbibliotek?category=kansloreglering');
    await screen.findByText('1 artikel');
    expect(titles()).toEqual(['Snäll mot dig']);
    expect(screen.getByRole('link', { name: /Självmedkänsla/ })).toHaveAttribute('aria-current', 'true');
  });

  it('shows all articles for an unknown category', async () => {
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

  it('hides its lead and its line during a search', async () => {
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

  it('submits as an ordinary form in a browser without JavaScript', async () => {
    startLibrary();
    renderSite('/kunskapsbibliotek?category=somn&search=lugn');
    const form = await screen.findByRole('search');
    expect(form).toHaveAttribute('action', '/kunskapsbibliotek');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveFormValues({ category: 'somn', search: 'lugn' });
    expect(within(form).getByRole('button', { name: 'Sök' })).toHaveAttribute('type', 'submit');
  });

  it('throws without a response, so that the region shows its notice', async () => {
    startFakeApi().on(LIST, networkFailure);
    renderSite('/kunskapsbibliotek');
    expect(await screen.findByRole('alert')).toHaveTextContent('ApiError');
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

describe('a read mark', () => {
  beforeEach(() => {
    forgetReading();
  });

  const findCard = async (title: string) => {
    const card = (await screen.findByRole('heading', { name: title })).closest('article');
    if (!card) throw new Error(`No card ${title}`);
    return card;
  };

  it('marks its card alone', async () => {
    saveReadMarks({ isOn: true, ids: ['2'] });
    startLibrary();
    renderSite('/kunskapsbibliotek');
    expect(within(await findCard('Vakna mjukt')).getByText('Läst')).toBeVisible();
    expect(screen.getAllByText('Läst')).toHaveLength(1);
  });

  it('can be erased, with undo', async () => {
    saveReadMarks({ isOn: true, ids: ['1', '2'] });
    startLibrary();
    const { user } = renderSite('/kunskapsbibliotek');
    await findCard('Vakna mjukt');
    await user.click(await screen.findByRole('button', { name: 'Ta bort märkningen' }));
    expect(screen.queryByText('Läst')).not.toBeInTheDocument();
    expect(screen.getByText('Märkningen är borttagen och inget mer sparas.')).toHaveAttribute(
      'role',
      'status',
    );
    expect(localStorage.getItem('stillsam.lasta-artiklar')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ångra' }));
    expect(screen.getAllByText('Läst')).toHaveLength(2);
  });

  it('shows no mention while it is off', async () => {
    startLibrary();
    renderSite('/kunskapsbibliotek');
    await findCard('Vakna mjukt');
    expect(screen.queryByText(/Läst/)).not.toBeInTheDocument();
  });
});
