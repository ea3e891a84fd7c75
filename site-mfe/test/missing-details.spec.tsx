import { describe, expect, it } from '@jest/globals';
import { testBusiness } from '@stillsam/legal-figures/testing-business';
import { screen } from '@testing-library/react';
import { renderSite } from './render-site';

const NOTHING_KNOWN = testBusiness({
  legalName: null,
  organisationNumber: null,
  vatNumber: null,
  address: null,
  email: null,
  phone: null,
});

const PAGES = [
  '/integritetspolicy',
  '/villkor',
  '/angerratt',
  '/tillganglighet',
  '/kontakt',
  '/om-oss',
  '/checkout',
];

describe('while details of the company are missing', () => {
  it.each(PAGES)('shows at %s that details are missing', async (path) => {
    renderSite(path, { business: NOTHING_KNOWN });
    expect((await screen.findAllByText(/saknas ännu/))[0]).toBeVisible();
  });
});
