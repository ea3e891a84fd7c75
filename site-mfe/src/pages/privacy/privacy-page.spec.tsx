import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderSite } from '../../../test/render-site';

describe('the privacy policy', () => {
  it.each([
    ['Hur länge vi sparar', 'Kunduppgifter: 3 år efter att kundrelationen har upphört'],
    ['Hur länge vi sparar', 'Bokföringsunderlag: 7 år'],
    ['Dina rättigheter', 'Vi svarar inom 30 dagar'],
    ['Ålder', '18 år'],
    ['Kort sagt', 'Svaren i självtester och övningar stannar i din egen webbläsare'],
  ])('states under %s: %s', async (part, words) => {
    renderSite('/integritetspolicy');
    expect(await screen.findByRole('region', { name: part })).toHaveTextContent(words);
  });

  it('leads to the settings of cookies and to the authority', async () => {
    renderSite('/integritetspolicy');
    expect(await screen.findByRole('link', { name: 'cookie-inställningar' })).toHaveAttribute(
      'href',
      '/cookie-installningar',
    );
    expect(screen.getByRole('link', { name: 'Integritetsskyddsmyndigheten' })).toHaveAttribute(
      'href',
      'https://www.imy.se',
    );
  });
});
