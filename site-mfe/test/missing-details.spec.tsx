import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import * as business from '../src/features/legal/business';

const NOTHING_KNOWN = Object.fromEntries(
  Object.entries(business.BUSINESS).map(([detail, value]) => [
    detail,
    detail === 'processors' ? value : null,
  ]),
);
// The owner fills in the real file, so this spec has the pages' texts before that.
jest.unstable_mockModule('../src/features/legal/business', () => ({
  ...business,
  BUSINESS: NOTHING_KNOWN,
}));
const { renderSite } = await import('./render-site');

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
    renderSite(path);
    expect((await screen.findAllByText(/saknas ännu/))[0]).toBeVisible();
  });
});
