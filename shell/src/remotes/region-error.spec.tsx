import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router-dom';
import { keepServerMarkup, restoreServerMarkup } from '../errors/server-markup';
import { RegionError } from './region-error';

const SERVER_MARKUP = '<header>Meny</header><div data-region="site"><p>En text att läsa.</p></div>';

function throwing(error: unknown) {
  return function Page(): never {
    throw error;
  };
}

function show(Component: () => never) {
  expectConsole('error');
  const routes = [
    { path: '/', element: <p>Start</p> },
    { path: '/vila', Component, errorElement: <RegionError /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/vila'] });
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  window.history.pushState(null, '', '/vila');
  const container = document.createElement('div');
  container.innerHTML = SERVER_MARKUP;
  keepServerMarkup(container);
});

describe('a page that throws in the browser', () => {
  it('stays readable as the server rendered it, under a strip', async () => {
    show(throwing(new Error('a fault')));
    expect(await screen.findByText('En text att läsa.')).toBeTruthy();
    expect(screen.getByTestId('region-script')).toBeTruthy();
    expect(screen.queryByText('Meny')).toBeNull();
  });

  it('is a notice after a navigation, as the server rendered another page', async () => {
    const router = show(throwing(new Error('a fault')));
    await act(() => router.navigate('/'));
    await act(() => router.navigate('/vila'));
    expect(await screen.findByTestId('region-page')).toBeTruthy();
    expect(screen.queryByText('En text att läsa.')).toBeNull();
  });
});

it('what the server rendered is put back when React gives up', () => {
  const container = document.createElement('div');
  restoreServerMarkup(container);
  expect(container.innerHTML).toBe(SERVER_MARKUP);
});
