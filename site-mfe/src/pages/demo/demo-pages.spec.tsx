import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { startFakeApi } from '../../../test/fake-api';
import { renderSite } from '../../../test/render-site';

it.each([
  ['/button-demo', 'Komponenter'],
  ['/logo', 'Logotyp'],
])('shows a gallery at %s and stays out of search engines', async (path, title) => {
  startFakeApi();
  renderSite(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
});
