import { describe, expect, it } from '@jest/globals';
import { LEGAL_FIGURES } from '@stillsam/legal-figures';
import { screen, within } from '@testing-library/react';
import retention from '../../../../content/retention.json' with { type: 'json' };
import { renderSite } from '../../../test/render-site';

const partOf = async (name: string) => {
  renderSite('/integritetspolicy');
  return screen.findByRole('region', { name });
};

const UNITS: Record<string, string> = { days: 'dagar', months: 'månader', years: 'år' };

describe('the privacy policy', () => {
  it.each([
    ['Hur länge vi sparar', 'Kunduppgifter: högst 3 år efter att kundrelationen har upphört'],
    ['Hur länge vi sparar', 'Bokföringsunderlag: 7 år'],
    ['Hur länge vi sparar', 'Driftens loggar säger vilken sida eller funktion som användes'],
    ['Hur länge vi sparar', 'Felrapporterna står där också'],
    ['Det som stannar hos dig', 'en kaka med ett slumptal'],
    ['Dina rättigheter', 'Vi svarar inom 30 dagar'],
    ['Ålder', '18 år'],
    ['Kort sagt', 'Svaren i självtester och övningar stannar i din egen webbläsare'],
    ['Din rätt att invända', 'Du har rätt att när som helst invända'],
    ['Om du skriver om din hälsa', 'artikel 9.2 a'],
    ['Vilka andra som hanterar uppgifter', 'Drift:'],
  ])('states under %s: %s', async (part, words) => {
    expect(await partOf(part)).toHaveTextContent(words);
  });

  it.each([
    'Nyhetsbrevet',
    'Påminnelser',
    'Kontakt',
    'Beställningar',
    'Ångerrätt',
    'Mejl',
    'Drift',
    'Felrapporter',
    'Antal läsningar',
    'Annan statistik',
  ])('names the legal basis of %s', async (kind) => {
    const part = await partOf('Vilka uppgifter, varför och med vilket stöd');
    const paragraph = within(part).getByText((text) => text.startsWith(kind));
    expect(paragraph).toHaveTextContent(/Rättslig grund: /);
  });

  it('uses the common word for IP addresses', async () => {
    const part = await partOf('Vilka uppgifter, varför och med vilket stöd');
    expect(part).toHaveTextContent('IP-adress');
    expect(part).not.toHaveTextContent('nätadress');
  });

  it.each(retention.map((rule) => [rule.label, rule] as const))(
    'states how long and why it keeps: %s',
    async (label, { from, reason, ...period }) => {
      const part = await partOf('Hur länge vi sparar');
      const point = within(part).getByText((text) => text.startsWith(`${label}: `));
      const [[unit = '', count] = []] = Object.entries(period).filter(([name]) => name in UNITS);
      const words = unit === 'days' && count === 365 ? '1 år' : `${count} ${UNITS[unit]}`;
      expect(point).toHaveTextContent(`${label}: ${words} ${from}. ${reason}`);
    },
  );

  it('keeps to the figures that hold for all customers', () => {
    const years = new Map(retention.map((rule) => [rule.id, 'years' in rule ? rule.years : 0]));
    expect(years.get('purchases')).toBe(LEGAL_FIGURES.bookkeepingYears);
    for (const id of ['newsletter-left', 'withdrawals'])
      expect(years.get(id)).toBeLessThanOrEqual(LEGAL_FIGURES.customerDataYears);
  });

  it('leads to the settings of cookies and to the authority', async () => {
    renderSite('/integritetspolicy');
    expect(await screen.findByRole('link', { name: 'Inställningar för kakor' })).toHaveAttribute(
      'href',
      '/cookie-installningar',
    );
    expect(screen.getByRole('link', { name: 'Integritetsskyddsmyndigheten' })).toHaveAttribute(
      'href',
      'https://www.imy.se',
    );
  });
});
