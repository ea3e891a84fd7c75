import { expect, it } from '@jest/globals';
import { PATHS } from '@stillsam/paths';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { NotFoundPage } from './not-found-page';

/** Shows the page with its cover, which loads. */
const show = (path: string) => {
  const routes = [{ path: '*', element: <NotFoundPage /> }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  return act(async () => void render(<RouterProvider router={router} />));
};

it('says of an unknown address that the page does not exist', async () => {
  await show('/finns-inte');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sidan finns inte');
});

it('promises what there is to read, and no more, while a page is on its way', async () => {
  await show(PATHS.products);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Den här sidan är på väg');
  expect(screen.getByText(/annat här att läsa\.$/)).toBeVisible();
});

it('leads to a first step, what else people look for, and the search', async () => {
  await show('/finns-inte');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    PATHS.start,
    PATHS.library,
    PATHS.mindfulBreathing,
    PATHS.resources,
  ]);
  expect(screen.getByRole('search')).toHaveAttribute('action', PATHS.search);
  expect(screen.getByLabelText('Vad letar du efter?')).toHaveAttribute('name', 'search');
});
