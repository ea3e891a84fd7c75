import { jsonResponse, startFakeApi, type FakeApi } from './fake-api';

const PRODUCT = 'vagledning-lugnare-kvallar';

const LISTING = {
  slug: 'lugnare-kvallar',
  title: 'Lugnare kvällar',
  summary: 'Sju korta stunder.',
  product: PRODUCT,
  edition: '2026-11',
  edition_date: '2026-11-20',
  minutes: 13,
  formats: ['pdf', 'epub'],
  sessions: [
    { number: 1, title: 'Landa', minutes: 6, lead: 'Börja där du är.' },
    { number: 2, title: 'Släpp dagen', minutes: 7, lead: 'En rad i taget.' },
  ],
};

/** An API with one guide that is for sale, of which this browser may read the first session. */
export function startGuides({ isForSale = true, isBought = false } = {}): FakeApi {
  const api = startFakeApi();
  const product = {
    id: PRODUCT,
    name: 'Vägledning',
    price_ore: 4900,
    vat_percent: 25,
    is_digital: true,
    struck_ore: null,
  };
  api.on('/api/products', () =>
    jsonResponse({ products: isForSale ? [product] : [], checkout: { is_open: true, is_test: true } }),
  );
  api.on('/api/guides', () => jsonResponse({ guides: [LISTING] }));
  const address = `/api/guides/${LISTING.slug}`;
  const body = '<h2>Så använder du den</h2>';
  api.on(address, () => jsonResponse({ ...LISTING, hero_note: 'Inget måste.', body, sample: '' }));
  for (const session of LISTING.sessions)
    api.on(`${address}/sessions/${session.number}`, () => {
      if (session.number > 1 && !isBought)
        return jsonResponse({ error: 'Inte köpt.', code: 'GUIDE_NOT_BOUGHT' }, 401);
      const guide = { slug: LISTING.slug, title: LISTING.title };
      const text = `<p>Text ${session.number}.</p><script>alert(1)</script>`;
      return jsonResponse({ ...session, guide, count: 2, body: text });
    });
  return api;
}
