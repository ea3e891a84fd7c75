import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { NightRow } from './night-row';

const at = (hour: number) => jest.useFakeTimers({ now: new Date(2026, 10, 25, hour, 30) });

afterEach(() => {
  jest.useRealTimers();
});

describe('NightRow', () => {
  it.each([22, 0, 5])('offers three things at %i', (hour) => {
    at(hour);
    render(<NightRow />);
    expect(screen.getByRole('region', { name: 'Vaken nu?' })).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/resurser/mindful-andning?rytm=jamn',
      '/resurser/kognitiv-omstrukturering',
      '/kunskapsbibliotek/vaken-klockan-tre?kort#en-halvtimme-i-natten',
    ]);
  });

  it.each([6, 14, 21])('shows nothing at %i', (hour) => {
    at(hour);
    expect(render(<NightRow />).container).toBeEmptyDOMElement();
  });
});
