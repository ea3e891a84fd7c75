import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { showCrisisCard } from './crisis-anchor';
import { Footer } from './footer';
import { MissingFooter } from './footer-missing';

const open = () =>
  render(
    <MemoryRouter>
      <Footer />
    </MemoryRouter>,
  );

describe('Footer', () => {
  it('holds link groups, legal links and the copyright line', () => {
    open();
    for (const name of ['Utforska', 'Stillsam', 'Juridik och information'])
      expect(within(screen.getByRole('navigation', { name })).getAllByRole('link').length).toBeGreaterThan(2);
    expect(screen.getByText(/^© \d{4} Stillsam$/)).toBeVisible();
  });

  it('holds the newsletter form and the crisis card', () => {
    open();
    expect(screen.getByRole('button', { name: 'Prenumerera' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ring Självmordslinjen på 90101' })).toBeInTheDocument();
  });

  it('dials the numbers that it names outside the card, also where the footer is missing', () => {
    const numbers = () =>
      within(screen.getByText(/Mår du akut dåligt/))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    const { unmount } = open();
    expect(numbers()).toEqual(['tel:112', 'tel:90101', 'tel:1177']);
    unmount();
    render(
      <MemoryRouter>
        <MissingFooter />
      </MemoryRouter>,
    );
    expect(numbers()).toEqual(['tel:112', 'tel:90101', 'tel:1177']);
  });

  it('opens the crisis card and moves the focus to it', () => {
    Element.prototype.scrollIntoView = () => {};
    open();
    const summary = screen.getByText('Akut hjälp').closest('summary');
    expect(summary?.closest('details')).not.toHaveAttribute('open');
    showCrisisCard();
    expect(summary?.closest('details')).toHaveAttribute('open');
    expect(summary).toHaveFocus();
  });
});
