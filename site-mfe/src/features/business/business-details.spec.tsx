import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Business } from './business';
import { BusinessDetails } from './business-details';

const EMPTY: Business = {
  legalName: null,
  organisationNumber: null,
  address: null,
  email: null,
  phone: null,
};

function renderDetails(business: Business) {
  const element = <BusinessDetails serviceHours="vardagar 09:00–17:00" business={business} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

describe('who stands behind the site', () => {
  it('is shown as far as it is known, with a word about the rest', () => {
    renderDetails(EMPTY);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Kundservice']);
    expect(screen.getByText('vardagar 09:00–17:00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'kontaktformuläret' })).toHaveAttribute('href', '/kontakt');
  });

  it('is shown whole, with ways to write and to call', () => {
    renderDetails({
      legalName: 'Exempelbolaget',
      organisationNumber: 'exempel',
      address: 'Exempelgatan 1',
      email: 'hej@exempel.test',
      phone: '08-00 00 00',
    });
    expect(screen.getByText('Exempelbolaget')).toBeVisible();
    expect(screen.getByRole('link', { name: 'hej@exempel.test' })).toHaveAttribute(
      'href',
      'mailto:hej@exempel.test',
    );
    expect(screen.getByRole('link', { name: '08-00 00 00' })).toHaveAttribute('href', 'tel:08000000');
    expect(screen.queryByText(/Fler uppgifter/)).not.toBeInTheDocument();
  });
});
