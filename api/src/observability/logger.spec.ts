import { expect, it } from '@jest/globals';
import { loggedPath } from './logger';

it.each([
  ['/api/payments/orders/vD97ehrUbZacLBtZk00-mA', '/api/payments/orders/…'],
  ['/api/payments/orders/vD97ehrUbZacLBtZk00-mA/attempts?x=1', '/api/payments/orders/…/attempts'],
  ['/api/purchases/files/a.pdf?exp=1&sig=hemlig', '/api/purchases/files/a.pdf'],
])('leaves secrets out of the log of %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
