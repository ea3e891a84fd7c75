import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { PlacesProvider } from '../../places/places';
import { ListSearch } from './list-filters';
import { useListAddress } from './use-list-address';
import { DEBOUNCE_MS } from './use-debounced-text';

const NO_FILTERS = {};

function SearchedList() {
  const { query, change } = useListAddress(NO_FILTERS);
  return (
    <>
      <ListSearch label="Sök" value={query.search} onChange={(search) => change({ search })} />
      <output>{query.search}</output>
      <Link to="/nasta">Nästa sida</Link>
    </>
  );
}

function open(search = '') {
  let finishLoading = () => {};
  const loaded = new Promise<null>((resolve) => {
    finishLoading = () => resolve(null);
  });
  const router = createMemoryRouter(
    [
      { path: '/lista', element: <SearchedList /> },
      { path: '/nasta', loader: () => loaded, element: <p>Framme</p> },
    ],
    { initialEntries: [`/lista${search}`] },
  );
  render(
    <PlacesProvider>
      <RouterProvider router={router} />
    </PlacesProvider>,
  );
  return {
    router,
    finishLoading: () => finishLoading(),
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('searches when the typing pauses, and keeps what is typed out of the address', async () => {
  const { router, user } = open();
  await user.type(screen.getByLabelText('Sök'), 'rut');
  expect(screen.getByRole('status')).toHaveTextContent('');
  await act(() => jest.advanceTimersByTimeAsync(DEBOUNCE_MS));
  expect(screen.getByRole('status')).toHaveTextContent('rut');
  expect(router.state.location).toMatchObject({ search: '', state: null });
});

it('starts on the first page with a search', async () => {
  const { router, user } = open('?page=3');
  await user.type(screen.getByLabelText('Sök'), 'rut');
  await act(() => jest.advanceTimersByTimeAsync(DEBOUNCE_MS));
  expect(router.state.location.search).toBe('');
});

it('keeps the navigation of a link that is clicked right after typing, however long its page loads', async () => {
  const { router, finishLoading, user } = open();
  await user.type(screen.getByLabelText('Sök'), 'rut');
  await user.click(screen.getByRole('link'));
  await act(() => jest.advanceTimersByTimeAsync(DEBOUNCE_MS));
  expect(router.state.navigation.location?.pathname).toBe('/nasta');
  finishLoading();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Framme')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(screen.getByLabelText('Sök')).toHaveValue('rut');
});
