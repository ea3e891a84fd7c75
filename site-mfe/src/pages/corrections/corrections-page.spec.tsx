import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { jsonResponse, startFakeApi } from '../../../test/fake-api';
import { renderSite } from '../../../test/render-site';

const LIST = '/api/blog/corrections';

it('lists each correction with its day, its article and what was wrong', async () => {
  startFakeApi().on(LIST, () =>
    jsonResponse({
      corrections: [
        {
          id: '2',
          published_day: '2026-11-26',
          slug: 'kvallen',
          title: 'Kvällen',
          text: 'Det stod åtta timmar. Det ska vara nio.',
        },
      ],
    }),
  );
  renderSite('/rattelser');
  const list = within(await screen.findByRole('list', { name: 'Rättelser, nyast först' }));
  expect(list.getByText('26 november 2026')).toHaveAttribute('dateTime', '2026-11-26');
  expect(list.getByRole('link', { name: 'Kvällen' })).toHaveAttribute('href', '/kunskapsbibliotek/kvallen');
  expect(list.getByText('Det stod åtta timmar. Det ska vara nio.')).toBeVisible();
});

it('says that there are none, and does not claim that all is right', async () => {
  startFakeApi().on(LIST, () => jsonResponse({ corrections: [] }));
  renderSite('/rattelser');
  expect(await screen.findByText('Inga rättelser än')).toBeVisible();
  expect(screen.getByText(/Det betyder inte att allt är rätt/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Skriv till oss' })).toHaveAttribute('href', '/kontakt');
});
