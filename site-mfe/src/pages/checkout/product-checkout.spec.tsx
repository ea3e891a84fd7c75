/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { setRuntimeConfig } from '@stillsam/platform';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { API_ORIGIN, jsonResponse, startFakeApi } from '../../../test/fake-api';
import { SITE_ORIGIN } from '../../../test/render-site';
import { routes } from '../../routes';

const WORDING = { version: 'v1', text: 'Jag godkänner.' };
const LIST = {
  products: [
    {
      id: 'vagledning-mjuk-start',
      name: 'Vägledning: Mjuk start på dagen',
      description: '',
      image: null,
      is_digital: true,
      price_ore: 4900,
      vat_percent: 25,
    },
  ],
  checkout: {
    is_open: true,
    is_test: true,
    note: null,
    methods: ['card'],
    provider_origin: null,
    terms: WORDING,
    waiver: WORDING,
  },
};

/** As the shell renders the page for a posted form. */
async function post(product: string): Promise<string> {
  setRuntimeConfig({ apiOrigin: API_ORIGIN, siteOrigin: SITE_ORIGIN });
  startFakeApi().on('/api/products', () => jsonResponse(LIST));
  const { query, dataRoutes } = createStaticHandler(routes);
  const body = new URLSearchParams({ product });
  const context = await query(new Request('https://site.test/checkout', { method: 'POST', body }));
  if (context instanceof Response) throw new Error('The form leads elsewhere');
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

it('renders the order of a posted product, with its price and a key, without JavaScript', async () => {
  const html = await post('vagledning-mjuk-start');
  expect(html).toContain('Mjuk start på dagen');
  expect(html).toMatch(/Totalt<\/dt><dd>49/);
  expect(html).toMatch(/name="product" value="vagledning-mjuk-start"/);
  expect(html).toMatch(/name="key" value="[\w-]{36}"/);
  expect(html).toMatch(/action="\/api\/orders\/form"/);
});

it('says that a product is not for sale', async () => {
  expect(await post('finns-inte')).toContain('säljs inte längre');
});
