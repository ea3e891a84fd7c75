import { expect, test } from '@playwright/test';
import { findFaults } from '../support/markup';
import { ANSWERED_ROUTES, MISSING_ROUTES } from '../support/routes.mjs';

for (const route of [...ANSWERED_ROUTES, ...MISSING_ROUTES]) {
  test(`${route} is sent as valid HTML`, async ({ request }) => {
    const response = await request.get(route);
    expect(response.headers()['content-type']).toContain('text/html');
    expect(await findFaults(await response.text())).toEqual([]);
  });
}

test('reports an invalid document', async () => {
  const faults = await findFaults(
    '<!DOCTYPE html><html lang="sv"><head><title>Prov</title></head><body><p><div>Fel</div></p></body></html>',
  );
  expect(faults.join()).toContain('no-implicit-close');
});
