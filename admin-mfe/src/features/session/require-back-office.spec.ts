import { expect, it } from '@jest/globals';
import { returnAddress, toSignInState } from './require-back-office';

it.each(['blog/edit/7', 'granskning/3', 'utskick/7/lage', 'kop/4', 'meddelande/3', 'person/message/3'])(
  'leads back to /admin/%s',
  (page) => {
    const state = toSignInState({ pathname: `/admin/${page}`, search: '?a=1' });
    expect(returnAddress(state)).toBe(`/admin/${page}?a=1`);
  },
);

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
