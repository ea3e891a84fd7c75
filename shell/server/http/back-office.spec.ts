import { describe, expect, it } from '@jest/globals';
import { FAKE_REMOTES } from '../../test/fake-release';
import { isFromBackOffice } from './page-routes';
import { FakeShellServer } from '../../test/fake-shell-server';

const server = new FakeShellServer();

describe('a request that follows a link of the back office', () => {
  it.each([
    ['https://stillsam.example/admin/dashboard?sida=2', true],
    ['https://stillsam.example/admin', true],
    ['https://admin.example/', true],
    ['https://stillsam.example/administration', false],
    ['https://stillsam.example/', false],
    ['https://stillsam.example/kunskapsbibliotek/admin/', false],
    ['admin', false],
    ['', false],
    [undefined, false],
  ])('shows by the referrer %s: %s', (referrer, isFollowing) => {
    expect(isFromBackOffice(referrer, [FAKE_REMOTES.admin])).toBe(isFollowing);
  });

  it('gets a page that is rendered anew, and any other request the cached one', async () => {
    const get = await server.start();
    await get('/vila', { headers: { Referer: 'https://stillsam.example/' } });
    expect(server.reload).not.toHaveBeenCalled();
    await get('/vila', { headers: { Referer: 'https://admin.example/' } });
    expect(server.reload.mock.calls.map(([path]) => path)).toEqual(['/vila']);
  });
});
