import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer } from '../../../test/fake-api';
import { openNewsletter, row } from '../../../test/open-newsletter';
import { GROWTH_COPY } from './newsletter.copy';

const GROWTH = 'GET /api/admin/newsletter/growth';
const DAYS = [
  { day: '2026-11-24', confirmed: 2, left: 1, active: 1201 },
  { day: '2026-11-25', confirmed: 0, left: 0, active: 1201 },
  { day: '2026-11-26', confirmed: 4, left: 1, active: 1204 },
];
const plain = (text: string) => text.replace(/\s/g, ' ');

async function openTab() {
  const opened = openNewsletter();
  await row(/rut@stillsam/);
  return opened;
}

describe('the growth of the list', () => {
  it('fetches nothing until it is opened', async () => {
    const { api } = await openTab();
    expect(screen.getByText('Tillväxt')).toBeVisible();
    expect(api.calls(GROWTH)).toHaveLength(0);
  });

  it('draws the active subscribers of each day and says how they changed', async () => {
    const { api, user } = await openTab();
    api.on(GROWTH, () => answer({ days: DAYS }));
    await user.click(screen.getByText('Tillväxt'));
    const figure = await screen.findByRole('figure');
    expect(plain(figure.querySelector('figcaption')?.textContent ?? '')).toBe(
      'Listan har vuxit från 1 200 till 1 204 prenumeranter på 3 dagar. 6 tillkom och 2 lämnade den.',
    );
    expect(figure.querySelector('polyline')).toHaveAttribute('points', '0,100 50,100 100,0');
    await user.click(screen.getByText('Visa som tabell'));
    expect(screen.getByRole('row', { name: /^26 november 2026 1\s204$/ })).toBeVisible();
  });

  it('offers to try again', async () => {
    const { api, user } = await openTab();
    api.on(GROWTH, () => answer({ error: 'Nej.', code: 'INTERNAL_ERROR' }, 500));
    await user.click(screen.getByText('Tillväxt'));
    const retry = await screen.findByRole('button', { name: 'Försök igen' }, { timeout: 5000 });
    api.on(GROWTH, () => answer({ days: DAYS }));
    await user.click(retry);
    expect(await screen.findByRole('figure')).toBeVisible();
  });
});

describe('the finding', () => {
  const growth = { confirmed: 1, left: 2, days: 90 };

  it.each([
    [
      { before: 2, now: 1 },
      'Listan har minskat från 2 till 1 prenumerant på 90 dagar. 1 tillkom och 2 lämnade den.',
    ],
    [
      { before: 2, now: 2 },
      'Listan har 2 prenumeranter, lika många som för 90 dagar sedan. 1 tillkom och 2 lämnade den.',
    ],
  ])('reads %j as %j', (change, sentence) => {
    expect(GROWTH_COPY.finding({ ...growth, ...change })).toBe(sentence);
  });
});
