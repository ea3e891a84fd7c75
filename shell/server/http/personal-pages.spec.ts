import { describe, expect, it, jest } from '@jest/globals';
import { FakeShellServer } from '../../test/fake-shell-server';
import type { PageServer } from '../pages/page-server';

const server = new FakeShellServer();

describe('a page of one person', () => {
  it.each(['/dina-kop?token=a', '/las/lugn/2'])(
    'renders with the cookie of the browser: %s',
    async (path) => {
      const get = await server.start();
      await get(path, { headers: { Cookie: 'stillsam_kop=abc' } });
      expect(server.personal.mock.lastCall?.slice(0, 2)).toEqual([path, 'stillsam_kop=abc']);
    },
  );

  it('leaves every other page without a cookie', async () => {
    const page = jest.fn<PageServer['page']>(() => server.reload('/'));
    const get = await server.start(page);
    await get('/produkter/lugn', { headers: { Cookie: 'stillsam_kop=abc' } });
    expect(page.mock.calls.flat()).not.toContain('stillsam_kop=abc');
    expect(page).toHaveBeenCalledTimes(1);
  });
});
