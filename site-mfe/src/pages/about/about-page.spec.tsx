import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderSite } from '../../../test/render-site';

describe('the page about us', () => {
  it('tells the founder’s story in its four parts, in order', async () => {
    renderSite('/om-oss');
    const story = (await screen.findAllByRole('list'))[0];
    if (!story) throw new Error('No story');
    expect(
      within(story)
        .getAllByRole('heading', { level: 2 })
        .map((heading) => heading.textContent),
    ).toEqual(['Utmattning och sömnlöshet', 'Insikten', 'Visionen', 'I dag']);
  });

  it('states the three values', async () => {
    renderSite('/om-oss');
    const values = await screen.findByRole('region', { name: 'Tre saker vi håller fast vid' });
    expect(
      within(values)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Lugn före prestation', 'Balans framför stress', 'Ärlighet framför överdrift']);
  });

  it('says that it is not therapy, and where help is', async () => {
    renderSite('/om-oss');
    const limits = await screen.findByRole('region', { name: 'Vad vi är, och vad vi inte är' });
    expect(limits).toHaveTextContent('Det är inte terapi');
    expect(within(limits).getByRole('link', { name: '1177' })).toHaveAttribute('href', 'tel:1177');
    expect(within(limits).getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    expect(within(limits).getByRole('link', { name: 'Skriv till oss' })).toHaveAttribute('href', '/kontakt');
  });

  it('has its name in the title, and one heading of the first level', async () => {
    renderSite('/om-oss');
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe('Om oss | Stillsam');
  });
});
