import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { showPage } from '../../../test/show-page';
import { SafePointSoonPage } from './coming-soon-pages';

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const current = () => document.querySelector('[data-place="now"]')?.textContent ?? null;

describe('the page of Trygg Punkt', () => {
  beforeEach(() => {
    showPage(<SafePointSoonPage />, '/resurser/trygg-punkt');
  });

  it('says that it comes, and leads back to the resources', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Trygg Punkt' })).toBeVisible();
    expect(screen.getByText('Kommer snart')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alla resurser' })).toHaveAttribute('href', '/resurser');
  });

  it('offers a notification, and three exercises meanwhile', () => {
    expect(screen.getByRole('textbox', { name: 'E-post' })).toBeRequired();
    expect(screen.getByRole('button', { name: 'Påminn mig' })).toBeVisible();
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual([
      '/resurser',
      'https://www.smhi.se/',
      '/resurser/mindful-andning',
      '/resurser/sjalvmedkansla',
      '/resurser/energihantering',
      'tel:1177',
      'tel:112',
      'https://vawnet.org/material/seeking-safety-treatment-manual-ptsd-and-substance-abuse',
    ]);
  });

  it('can be left at once, and says what that does and does not', () => {
    const exit = screen.getByRole('link', { name: 'Lämna sidan snabbt' });
    expect(exit).toHaveAttribute('href', 'https://www.smhi.se/');
    expect(exit).toHaveAccessibleDescription(
      '”Lämna sidan snabbt” öppnar vädret hos SMHI. Webbläsarens historik finns kvar.',
    );
  });

  it('lands by five lines, one at a time, on the same button', () => {
    expect(current()).toBeNull();
    const button = screen.getByRole('button', { name: 'Ta en i taget' });
    const seen: (string | null)[] = [];
    fireEvent.click(button);
    for (let line = 0; line < 5; line += 1) {
      seen.push(current());
      fireEvent.click(button);
    }
    expect(seen.map((line) => line?.split(' ')[0])).toEqual(['Fem', 'Fyra', 'Tre', 'Två', 'Ett']);
    expect(screen.getByText('Du är här. Det räcker så.')).toBeVisible();
    expect(button).toHaveAccessibleName('En gång till');
  });

  it('shows all lines again whenever one wishes', () => {
    click('Ta en i taget');
    click('Nästa');
    click('Visa alla');
    expect(current()).toBeNull();
    expect(screen.getAllByText(/saker du ser/)).toHaveLength(1);
  });
});
