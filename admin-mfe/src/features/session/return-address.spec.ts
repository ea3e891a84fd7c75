import { expect, it } from '@jest/globals';
import { returnAddress, toSignInState } from './return-address';

it('leads back to the admin page where one was', () => {
  const state = toSignInState({ pathname: '/admin/blog/edit/7', search: '?a=1' });
  expect(returnAddress(state)).toBe('/admin/blog/edit/7?a=1');
});

it.each([
  null,
  {},
  { returnTo: 7 },
  { returnTo: 'https://elsewhere.example' },
  { returnTo: '//elsewhere.example' },
  { returnTo: '/admin/login' },
])('leads to the dashboard from %p', (state) => {
  expect(returnAddress(state)).toBe('/admin/dashboard');
});
