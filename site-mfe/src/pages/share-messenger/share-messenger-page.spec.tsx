import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { anArticle } from '../../../test/fixtures';
import { renderSite, SITE_ORIGIN } from '../../../test/render-site';
import { PAGE, startArticle } from '../../../test/start-article';

const SLUG = PAGE.slice(PAGE.lastIndexOf('/') + 1);

it('says how to send the link, which can be copied', async () => {
  startArticle(anArticle());
  const { user } = renderSite(`/dela/messenger/${SLUG}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Dela i Messenger' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByLabelText('Länken')).toHaveValue(SITE_ORIGIN + PAGE);
  await user.click(screen.getByRole('button', { name: 'Kopiera länk' }));
  expect(await window.navigator.clipboard.readText()).toBe(SITE_ORIGIN + PAGE);
  expect(screen.getByRole('link', { name: 'Tillbaka till artikeln' })).toHaveAttribute('href', PAGE);
});

it('leads to the library for an unknown article', async () => {
  startArticle();
  renderSite('/dela/messenger/finns-inte');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kunskapsbibliotek' })).toBeVisible();
});
