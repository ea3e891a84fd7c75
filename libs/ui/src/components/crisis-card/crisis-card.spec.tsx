import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CrisisCard } from './crisis-card';

describe('CrisisCard', () => {
  it.each([
    ['Ring Fara för liv: 112', 'tel:112'],
    ['Ring Råd om vård, 1177: 1177', 'tel:1177'],
    ['Ring Självmordslinjen: 90101', 'tel:90101'],
    ['Ring Jourhavande medmänniska: 08-702 16 80', 'tel:+4687021680'],
  ])('dials: %s', (name, address) => {
    render(<CrisisCard />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  });

  it('says when the numbers were last checked, for people and machines', () => {
    render(<CrisisCard />);
    const day = screen.getByText('21 november 2026');
    expect(day).toHaveAttribute('datetime', '2026-11-21');
    expect(day.parentElement).toHaveTextContent('Senast kontrollerad 21 november 2026');
  });

  it('is a region named by its heading, of the level that the page needs', () => {
    render(<CrisisCard headingLevel={3} />);
    expect(screen.getByRole('region', { name: 'Om det känns för tungt just nu' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
  });
});
