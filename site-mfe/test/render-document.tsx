import { setRuntimeConfig } from '@stillsam/platform';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { routes } from '../src/routes';
import { API_ORIGIN } from './fake-api';
import { SITE_ORIGIN } from './render-site';

/** What the shell's server makes of an address: markup and hydration data, or a redirection. */
export async function renderDocument(path: string) {
  setRuntimeConfig({ apiOrigin: API_ORIGIN, siteOrigin: SITE_ORIGIN });
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(SITE_ORIGIN + path));
  if (context instanceof Response) {
    return { status: context.status, location: context.headers.get('Location'), markup: '', data: '' };
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  return {
    status: context.statusCode,
    location: null,
    markup: renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />),
    data: JSON.stringify(context.loaderData),
  };
}
