import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router-dom';
import { keepServerMarkup, RegionError, restoreServerMarkup } from './remote-region';

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
  it('stays readable as the server rendered it, under a notice that can be closed', async () => {
    show(throwing(new Error('a fault')));
    expect(await screen.findByText('En text att läsa.')).toBeTruthy();
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent('Sidan går att läsa');
    expect(screen.getByRole('link', { name: 'Försök igen' })).toHaveAttribute('href', '/vila');
    await userEvent.click(screen.getByRole('button', { name: 'Stäng meddelandet' }));
    expect(notice).not.toBeInTheDocument();
    expect(screen.queryByText('Meny')).toBeNull();
  });

  it('becomes a notice after a navigation, as the server rendered another page', async () => {
    const router = show(throwing(new Error('a fault')));
    await act(() => router.navigate('/'));
    await act(() => router.navigate('/vila'));
    expect(await screen.findByTestId('region-page')).toBeTruthy();
    expect(screen.queryByText('En text att läsa.')).toBeNull();
  });
});

it('puts back what the server rendered when React gives up', () => {
  const container = document.createElement('div');
  restoreServerMarkup(container);
  expect(container.innerHTML).toBe(SERVER_MARKUP);
});
