import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { jsonResponse, networkFailure, startFakeApi } from '../../../test/fake-api';
import { renderSite } from '../../../test/render-site';
import type { Purchases } from './purchases-page';

const ORDER: Purchases['orders'][number] = {
  number: 'ST-7KQ4-M2XP',
  status: 'paid',
  paid_at: '2026-11-21T22:10:00.000Z',
  lines: [],
  total_ore: 4900,
  receipt_number: '2026-00001',
  receipt_url: '/api/purchases/receipts/2026-00001.pdf',
  is_test: true,
  guides: [
    {
      slug: 'lugnare-kvallar',
      title: 'Lugnare kvällar',
      edition: '2026-11',
      files: {
        pdf: '/api/purchases/files/lugnare-kvallar.pdf',
        epub: '/api/purchases/files/lugnare-kvallar.epub',
      },
    },
  ],
};

it('lists what was bought, to read and to download', async () => {
  startFakeApi().on('/api/purchases', () => jsonResponse({ orders: [ORDER], is_whole: true }));
  renderSite('/dina-kop');
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Läs Lugnare kvällar' })).toHaveAttribute(
    'href',
    '/las/lugnare-kvallar/1',
  );
  expect(card.getByRole('link', { name: 'Ladda ner som EPUB' })).toHaveAttribute(
    'href',
    ORDER.guides[0]?.files.epub,
  );
  expect(card.getByRole('link', { name: 'Kvitto (PDF)' })).toHaveAttribute('href', ORDER.receipt_url);
  expect(screen.queryByRole('heading', { name: 'Skicka mina köp igen' })).not.toBeInTheDocument();
});

it('says that a returned purchase can be read no more, and keeps its receipt', async () => {
  const returned = { ...ORDER, status: 'refunded', guides: [] };
  startFakeApi().on('/api/purchases', () => jsonResponse({ orders: [returned], is_whole: true }));
  renderSite('/dina-kop');
  expect(await screen.findByText('Köpet är återbetalt, så det går inte längre att läsa.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kvitto (PDF)' })).toBeVisible();
});

it('opens a mailed link by a button alone', async () => {
  const api = startFakeApi();
  renderSite('/dina-kop?token=abc');
  const button = await screen.findByRole('button', { name: 'Öppna mina köp' });
  expect(button.closest('form')).toHaveAttribute('action', '/api/purchases/open/form');
  expect(button.closest('form')).toHaveFormValues({ token: 'abc' });
  expect(api.requests).toEqual([]);
});

it('mails a link to a browser that has not opened its purchases', async () => {
  const api = startFakeApi();
  api.on('/api/purchases', () => jsonResponse({ error: 'Öppna dina köp först.', code: 'UNAUTHORIZED' }, 401));
  api.on('/api/purchases/send', () =>
    jsonResponse({ message: 'Finns det köp på adressen kommer ett mejl.' }),
  );
  const { user } = renderSite('/dina-kop');
  await user.type(await screen.findByLabelText('E-post'), 'kim@example.se');
  await user.click(screen.getByRole('button', { name: 'Skicka länken' }));
  expect(await screen.findByText('Finns det köp på adressen kommer ett mejl.')).toBeVisible();
});

it('mails a new link where the old one opened nothing', async () => {
  startFakeApi().on('/api/purchases', () => jsonResponse({ orders: [], is_whole: true }));
  renderSite('/dina-kop?gammal-lank');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Det gick inte att öppna dina köp' }),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Skicka mina köp igen' })).toBeVisible();
  expect(screen.getByLabelText('E-post')).toBeVisible();
});

it('says that the purchases cannot be shown now', async () => {
  startFakeApi().on('/api/purchases', networkFailure);
  renderSite('/dina-kop');
  expect(await screen.findByText(/Dina köp går inte att visa just nu/)).toBeVisible();
});
