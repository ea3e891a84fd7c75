import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderSite } from '../../../test/render-site';
import { testBusiness } from '@stillsam/legal-figures/testing-business';

describe('the page about us', () => {
  it('has the founder’s story in its four parts, in order', async () => {
    renderSite('/om-oss');
    const story = await screen.findByRole('region', { name: 'Grundarens berättelse' });
    expect(
      within(story)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Utmattning och sömnlöshet', 'Insikten', 'Visionen', 'I dag']);
  });

  it.each([null, false])(
    'marks the story as a draft while the founder’s word on it is %s',
    async (isFounderStoryTrue) => {
      renderSite('/om-oss', { business: testBusiness({ isFounderStoryTrue }) });
      expect(await screen.findByText('Utkast.')).toBeVisible();
      expect(screen.getByText(/Grundaren har inte läst och bekräftat den än/)).toBeVisible();
    },
  );

  it('shows no draft mark once the founder has confirmed the story', async () => {
    renderSite('/om-oss', { business: testBusiness({ isFounderStoryTrue: true }) });
    expect(await screen.findByRole('heading', { name: 'Insikten' })).toBeVisible();
    expect(screen.queryByText('Utkast.')).not.toBeInTheDocument();
  });

  it('says who runs the site and who reviews its texts, or that it is not known', async () => {
    renderSite('/om-oss');
    const business = within(await screen.findByRole('region', { name: 'Vilka vi är' }));
    expect(business.getByText('Organisationsnummer')).toBeInTheDocument();
    const editorial = within(screen.getByRole('region', { name: 'Vem som skriver och granskar' }));
    expect(editorial.getByText('Ansvarig redaktör')).toBeInTheDocument();
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
