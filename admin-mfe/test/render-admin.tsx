import { setRuntimeConfig } from '@stillsam/platform';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { routes } from '../src/routes';
import { API_ORIGIN } from './fake-api';

/**
 * Opens the admin app at an address.
 *
 * @param neighbours addresses of pages that the test leaves for, each with the text shown in place of that page.
 * @returns the router and a user who clicks and types.
 */
export function renderAdmin(path: string, neighbours: Record<string, string> = {}) {
  setRuntimeConfig({ apiOrigin: API_ORIGIN, siteOrigin: 'http://site.test' });
  const others = Object.entries({ '/': 'Startsidan', ...neighbours }).map(([address, text]) => ({
    path: address,
    element: <p>{text}</p>,
  }));
  const router = createMemoryRouter([{ hydrateFallbackElement: <></>, children: [...others, ...routes] }], {
    initialEntries: [path],
  });
  const user = userEvent.setup();
  return { router, user, ...render(<RouterProvider router={router} />) };
}
