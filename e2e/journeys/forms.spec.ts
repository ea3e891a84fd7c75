import { expect, test } from '@playwright/test';
import { ANSWERED_ROUTES } from '../support/routes.mjs';

/** Searches and filters of lists: they alone may stand in an address. By their field names. */
const ADDRESS_FORMS = [
  'GET /kunskapsbibliotek: search',
  'GET /kunskapsbibliotek: category, search',
  'GET /sok: search',
];

interface PageForm {
  method: string;
  action: string;
  fields: string[];
}

const described = ({ method, action, fields }: PageForm) => `${method} ${action}: ${fields.join(', ')}`;

test('puts into the address of no public form what is typed or ticked, but for searches', async ({
  request,
  page,
}) => {
  test.slow();
  const found = new Set<string>();
  const native = new Set<string>();
  for (const route of ANSWERED_ROUTES) {
    const html = await (await request.get(route)).text();
    const forms: PageForm[] = await page.evaluate((source) => {
      const document = new DOMParser().parseFromString(source.replaceAll(/<\/?noscript>/g, ''), 'text/html');
      return [...document.querySelectorAll('form')].map((form) => ({
        method: (form.getAttribute('method') ?? 'get').toUpperCase(),
        action: form.getAttribute('action') ?? '',
        fields: [...new FormData(form).keys()],
      }));
    }, html);
    for (const form of forms)
      if (form.method === 'POST') native.add(form.action);
      else found.add(described(form));
    expect(html, route).not.toMatch(/href="[^"]*[?&]val=/);
  }
  expect(found).toEqual(new Set(ADDRESS_FORMS));
  // Against a test that finds no form at all.
  for (const action of [
    '/api/contact/form',
    '/api/newsletter/subscribe/form',
    '/api/withdrawals/form',
    '/utforska-ditt-valmande',
  ])
    expect([...native]).toContain(action);
});

test('refuses a form of another site, by the site and by the API', async ({ request }) => {
  const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://ond.example' };
  for (const address of ['/utforska-ditt-valmande', '/api/contact/form', '/api/withdrawals/form']) {
    const response = await request.post(address, { headers, form: { val: 'sover-daligt' } });
    expect([address, response.status()]).toEqual([address, 403]);
  }
});
