import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Business } from './business';
import { BusinessDetails } from './business-details';
import { EditorialDetails } from './editorial-details';
import { MissingDetails } from './missing-details';

const EMPTY: Business = {
  legalName: null,
  organisationNumber: null,
  vatNumber: null,
  address: null,
  email: null,
  phone: null,
  responsibleEditor: null,
  reviewers: null,
  aiUse: null,
  conflictsOfInterest: null,
  isFounderStoryTrue: null,
  logDays: null,
  dataProtectionOfficer: null,
  processors: { hosting: null, email: null, payment: null, statistics: null },
};

const FILLED: Business = {
  ...EMPTY,
  legalName: 'Exempelbolaget',
  organisationNumber: 'exempel',
  vatNumber: 'SE exempel 01',
  address: 'Exempelgatan 1',
  email: 'hej@exempel.test',
  phone: '08-00 00 00',
  responsibleEditor: 'Kim Ek',
  reviewers: ['Lo Berg, leg. psykolog', 'Sam Dal, läkare'],
  aiUse: 'Ingen',
  conflictsOfInterest: 'Inga',
};

function show(element: ReactElement) {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

const definitions = () => screen.getAllByRole('definition').map((value) => value.textContent);

describe('the company behind the site', () => {
  it('says of each detail that it is missing', () => {
    show(<BusinessDetails serviceHours="vardagar 09:00–17:00" business={EMPTY} />);
    expect(definitions()).toEqual([...Array(6).fill('Uppgiften saknas'), 'vardagar 09:00–17:00']);
  });

  it('is shown whole, with ways to write and to call', () => {
    show(<BusinessDetails business={FILLED} />);
    expect(screen.getByText('Exempelbolaget')).toBeVisible();
    expect(screen.getByRole('link', { name: 'hej@exempel.test' })).toHaveAttribute(
      'href',
      'mailto:hej@exempel.test',
    );
    expect(screen.getByRole('link', { name: '08-00 00 00' })).toHaveAttribute('href', 'tel:08000000');
    expect(screen.queryByText('Uppgiften saknas')).not.toBeInTheDocument();
  });
});

describe('what the law asks for and is missing', () => {
  it('is named, with a way to reach us meanwhile', () => {
    show(<MissingDetails business={{ ...FILLED, legalName: null, phone: null }} />);
    expect(screen.getByText(/saknas ännu: företagsnamn och telefonnummer\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'kontaktformuläret' })).toHaveAttribute('href', '/kontakt');
  });

  it('is not spoken of once everything is filled in', () => {
    show(<MissingDetails business={FILLED} />);
    expect(screen.queryByText(/saknas/)).not.toBeInTheDocument();
  });
});

describe('who answers for the texts', () => {
  it('says plainly that nobody has reviewed them', () => {
    show(<EditorialDetails business={EMPTY} />);
    expect(definitions()).toEqual([
      'Uppgiften saknas',
      'Ännu har ingen legitimerad granskat texterna',
      'Uppgiften saknas',
      'Uppgiften saknas',
    ]);
  });

  it('names the editor, the reviewers and the use of AI', () => {
    show(<EditorialDetails business={FILLED} />);
    expect(definitions()).toEqual(['Kim Ek', 'Lo Berg, leg. psykolog, Sam Dal, läkare', 'Ingen', 'Inga']);
  });
});
