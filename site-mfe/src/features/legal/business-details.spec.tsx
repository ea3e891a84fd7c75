import { describe, expect, it } from '@jest/globals';
import { testBusiness } from '@stillsam/legal-figures/testing-business';
import { setRuntimeConfig } from '@stillsam/platform';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Business } from '@stillsam/legal-figures';
import { BusinessDetails, EditorialDetails } from './business-details';
import { MissingDetails } from './missing-details';

const FILLED = testBusiness({
  responsibleEditor: 'Kim Ek',
  reviewers: ['Lo Berg, leg. psykolog', 'Sam Dal, läkare'],
  aiUse: false,
  conflictsOfInterest: 'Inga',
});

const EMPTY: Business = {
  ...testBusiness(),
  legalName: null,
  organisationNumber: null,
  vatNumber: null,
  address: null,
  email: null,
  phone: null,
  aiUse: null,
};

function show(element: ReactElement, business: Business, siteOrigin = 'http://localhost:4200') {
  setRuntimeConfig({ siteOrigin, apiOrigin: '', business });
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

const definitions = () => screen.getAllByRole('definition').map((value) => value.textContent);

describe('the company behind the site', () => {
  it('says of each detail that it is missing', () => {
    show(<BusinessDetails serviceHours="vardagar 09:00–17:00" />, EMPTY);
    expect(definitions()).toEqual(['Vardagar 09:00–17:00', ...Array(6).fill('Uppgiften saknas')]);
  });

  it('shows all its details, with ways to write and to call', () => {
    show(<BusinessDetails />, FILLED);
    expect(screen.getByText('Exempelbolaget')).toBeVisible();
    expect(screen.getByRole('link', { name: 'hej@exempel.test' })).toHaveAttribute(
      'href',
      'mailto:hej@exempel.test',
    );
    expect(screen.getByRole('link', { name: '08-00 00 00' })).toHaveAttribute('href', 'tel:08000000');
    expect(screen.queryByText('Uppgiften saknas')).not.toBeInTheDocument();
  });
});

describe('a missing detail that the law asks for', () => {
  it('shows in one line, with a link to where the details stand', () => {
    show(<MissingDetails />, { ...FILLED, legalName: null, phone: null });
    expect(screen.getByText(/^Uppgifter om den som driver Stillsam saknas ännu\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Se vilka' })).toHaveAttribute('href', '/om-oss#ansvar');
  });

  it('folds the missing ones, with a way to reach us meanwhile', () => {
    show(<BusinessDetails />, { ...FILLED, legalName: null, phone: null });
    const fold = screen.getByText('2 uppgifter saknas ännu').closest('details');
    expect(fold).not.toHaveAttribute('open');
    expect(fold).toHaveTextContent('FöretagUppgiften saknasTelefonUppgiften saknas');
    expect(fold?.querySelector('a')).toHaveAttribute('href', '/kontakt');
  });

  it('offers no contact form where it is closed', () => {
    show(<BusinessDetails />, EMPTY, 'https://stillsam.example');
    expect(screen.getByText(/innan formulär och kassa öppnas/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { hidden: true })).not.toBeInTheDocument();
  });

  it('disappears once everything is filled in', () => {
    show(<MissingDetails />, FILLED);
    expect(screen.queryByText(/saknas/)).not.toBeInTheDocument();
  });
});

describe('the note about who answers for the texts', () => {
  it('says plainly that nobody has reviewed them', () => {
    show(<EditorialDetails />, EMPTY);
    expect(definitions()).toEqual([
      'Ännu har ingen legitimerad granskat texterna',
      'Uppgiften saknas',
      'Uppgiften saknas',
      'Uppgiften saknas',
    ]);
  });

  it('names the editor, the reviewers and the use of AI', () => {
    show(<EditorialDetails />, FILLED);
    expect(definitions()).toEqual([
      'Kim Ek',
      'Lo Berg, leg. psykolog, Sam Dal, läkare',
      'Ingen AI har använts',
      'Inga',
    ]);
  });
});
