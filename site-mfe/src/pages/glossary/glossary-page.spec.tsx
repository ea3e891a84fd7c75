import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { startFakeApi } from '../../../test/fake-api';
import { renderSite } from '../../../test/render-site';

it('explains each word where the link of an article leads, with its source', async () => {
  startFakeApi();
  const { container } = renderSite('/ordlista');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ordlista' })).toBeVisible();
  expect(screen.getAllByRole('term')).toHaveLength(30);
  const letters = within(screen.getByRole('navigation', { name: 'Ord från A till Ö' }));
  expect(letters.getByRole('link', { name: 'V' })).toHaveAttribute('href', '#vagusnerven');
  const word = container.ownerDocument.getElementById('vagusnerven');
  expect(word).toHaveTextContent(/^VagusnervenEn lång nerv från hjärnstammen/);
  expect(screen.getByRole('link', { name: 'Bonaz m.fl. 2018' })).toHaveAttribute(
    'href',
    'https://doi.org/10.3389/fnins.2018.00049',
  );
});
