import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { jsonResponse, startFakeApi } from '../../../test/fake-api';
import { anArticle } from '../../../test/fixtures';
import { renderSite } from '../../../test/render-site';

const LIST = '/api/reviews';

it('lists each article with its review and the check of its sources', async () => {
  const { review } = anArticle();
  startFakeApi().on(LIST, () =>
    jsonResponse({
      posts: [
        { slug: 'kvallen', title: 'Kvällen', review, sources_checked_on: '2026-11-22' },
        { slug: 'oron', title: 'Oron', review, sources_checked_on: null },
      ],
    }),
  );
  renderSite('/granskning');
  const list = within(await screen.findByRole('list', { name: 'Artiklar och deras granskning' }));
  expect(list.getByRole('link', { name: 'Kvällen' })).toHaveAttribute('href', '/kunskapsbibliotek/kvallen');
  expect(list.getByText('Inte granskad av legitimerad personal.')).toBeVisible();
  expect(list.getByText('Källorna kontrollerade 22 november 2026.')).toBeVisible();
  expect(
    screen.getByRole('heading', { level: 2, name: 'Artiklar och deras granskning 1 text' }),
  ).toBeVisible();
  expect(screen.getByText(/^Texterna går att läsa\./)).toBeVisible();
  const untouched = within(
    screen.getByRole('list', { name: 'Inte granskade än, och utan kontrolldatum för källorna' }),
  );
  expect(untouched.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Oron']);
});

it('says that there is nothing to review', async () => {
  startFakeApi().on(LIST, () => jsonResponse({ posts: [] }));
  renderSite('/granskning');
  expect(await screen.findByText('Ingen artikel behöver granskning än')).toBeVisible();
});
