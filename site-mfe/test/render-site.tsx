import type { Business } from '@stillsam/legal-figures';
import { setRuntimeConfig } from '@stillsam/platform';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router';
import { routes } from '../src/routes';
import { API_ORIGIN } from './fake-api';

/** Of the own machine, where all of the site is open. */
export const SITE_ORIGIN = 'http://localhost:4200';

interface SiteOptions {
  advanceTimers?: (ms: number) => void;
  siteOrigin?: string;
  /** The company as the owner set it; default: that of the build. */
  business?: Business;
}

/** Opens the site at an address, as a navigation in the browser. */
export function renderSite(
  path: string,
  { advanceTimers, siteOrigin = SITE_ORIGIN, business }: SiteOptions = {},
) {
  setRuntimeConfig({ apiOrigin: API_ORIGIN, siteOrigin, business });
  const router = createMemoryRouter(
    [
      {
        hydrateFallbackElement: <></>,
        errorElement: <RegionError />,
        children: [...routes, { path: '*', element: <p>En annan del</p> }],
      },
    ],
    { initialEntries: [path] },
  );
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {});
  const rendered = render(<RouterProvider router={router} />);
  return { router, user, ...rendered };
}

/** Replaces the shell's notice of a failed region. */
function RegionError() {
  const error = useRouteError();
  return <p role="alert">{error instanceof Error ? error.name : 'Fel'}</p>;
}
