import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { NightRow } from './night-row';

it('offers three things for a wakeful night', () => {
  render(<NightRow />);
  expect(screen.getByRole('region', { name: 'Vaken nu?' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/resurser/mindful-andning?rytm=jamn',
    '/resurser/kognitiv-omstrukturering',
    '/kunskapsbibliotek/vaken-klockan-tre?kort#en-halvtimme-i-natten',
  ]);
});
