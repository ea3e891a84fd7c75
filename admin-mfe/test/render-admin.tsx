import { setRuntimeConfig } from '@stillsam/platform';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { routes } from '../src/routes';
import { API_ORIGIN } from './fake-api';

/** Opens the admin app at an address. @returns the router and a user who clicks and types. */
export function renderAdmin(path: string) {
  setRuntimeConfig({ apiOrigin: API_ORIGIN, siteOrigin: 'http://site.test' });
  const router = createMemoryRouter(
    [{ hydrateFallbackElement: <></>, children: [...routes, { path: '/', element: <p>Startsidan</p> }] }],
    { initialEntries: [path] },
  );
  const user = userEvent.setup();
  return { router, user, ...render(<RouterProvider router={router} />) };
}
