import { expect, it } from '@jest/globals';
import { ADMIN_PATHS } from '@stillsam/paths';
import { dashboardAddress } from './flash';

it('leads back to the page and the filters that the author came from', () => {
  expect(dashboardAddress({ dashboardSearch: 'status=draft&page=2' })).toBe(
    `${ADMIN_PATHS.dashboard}?status=draft&page=2`,
  );
});

it.each([undefined, null, 'status=draft', {}, { dashboardSearch: '' }, { dashboardSearch: 7 }])(
  'leads to the whole dashboard from %j',
  (state) => {
    expect(dashboardAddress(state)).toBe(ADMIN_PATHS.dashboard);
  },
);
