import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answer, noAnswer, startFakeApi } from '../../../test/fake-api';
import { aSummary, listingOf } from '../../../test/fixtures';
import { renderSite } from '../../../test/render-site';

function startHome() {
  const api = startFakeApi();
  const articles = ['Ett', 'Två', 'Tre', 'Fyra'].map((title, index) =>
    aSummary({ id: String(index), slug: `text-${index}`, title }),
  );
  api.on('/api/blog/posts', ({ searchParams }) => answer(listingOf(articles, searchParams)));
  return api;
}

const findStatement = () =>
  screen.findByRole('heading', { level: 1, name: 'Hållbart lugn börjar i nervsystemet.' });

describe('the start page', () => {
  it('opens with the statement and the way to explore', async () => {
    startHome();
    renderSite('/');
    expect(await findStatement()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Utforska ditt välmående' })).toHaveAttribute(
      'href',
      '/utforska-ditt-valmande',
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it.each([
    ['Balans', '/utforska-ditt-valmande'],
    ['Lugn', '/resurser/sjalvmedkansla'],
    ['Sömn', '/resurser/somnforberedelse'],
    ['Fokus', '/resurser/fokustraning'],
  ])('answers the need %s with %s', async (name, path) => {
    startHome();
    renderSite('/');
    const needs = await screen.findByRole('region', { name: 'Vad behöver du just nu?' });
    expect(within(needs).getByRole('link', { name })).toHaveAttribute('href', path);
  });

  it.each([
    ['Klarhet utan press', '/kunskapsbibliotek/klarhet-utan-press'],
    ['Humör i harmoni', '/kunskapsbibliotek/humor-i-harmoni'],
    ['Stillhet mitt i kaoset', '/kunskapsbibliotek/stillhet-mitt-i-kaoset'],
  ])('leads by %s to %s', async (name, path) => {
    startHome();
    renderSite('/');
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
  });

  it('leads to the library, whole and by category', async () => {
    startHome();
    renderSite('/');
    const tags = await screen.findByRole('navigation', { name: 'Ämnen i kunskapsbiblioteket' });
    expect(
      within(tags)
        .getAllByRole('link')
        .map((tag) => tag.getAttribute('href')),
    ).toEqual([
      '/kunskapsbibliotek?category=somn',
      '/kunskapsbibliotek?category=stresshantering',
      '/kunskapsbibliotek?category=naring',
      '/kunskapsbibliotek?category=kansloreglering',
    ]);
    expect(screen.getByRole('link', { name: 'Till kunskapsbiblioteket' })).toHaveAttribute(
      'href',
      '/kunskapsbibliotek',
    );
  });

  it('proposes the one-minute test, or reading', async () => {
    startHome();
    renderSite('/');
    const prompt = await screen.findByRole('region', { name: 'Hur mycket återhämtning får du?' });
    expect(within(prompt).getByRole('link', { name: 'Gör 1-minutstestet' })).toHaveAttribute(
      'href',
      '/aterhamtningstest',
    );
    expect(within(prompt).getByRole('link', { name: 'Eller läs om återhämtning' })).toHaveAttribute(
      'href',
      '/kunskapsbibliotek',
    );
  });

  it('shows the three latest articles', async () => {
    startHome();
    renderSite('/');
    await findStatement();
    expect(screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent)).toEqual([
      'Ett',
      'Två',
      'Tre',
    ]);
  });

  it('stands without articles while the API is out of reach', async () => {
    startFakeApi().on('/api/blog/posts', noAnswer);
    renderSite('/');
    expect(await findStatement()).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Ur kunskapsbiblioteket' })).toBeVisible();
  });
});
