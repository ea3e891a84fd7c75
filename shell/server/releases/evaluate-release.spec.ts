import { describe, expect, it } from '@jest/globals';
import { evaluateRelease, withTimeout } from './evaluate-release';

const noFetch: typeof fetch = () => Promise.reject(new Error('not in this test'));
const evaluate = (source: string) => evaluateRelease(source, 'server.cjs', noFetch);

describe('evaluateRelease', () => {
  it('returns contract and routes', () => {
    const remote = evaluate(`require('react'); module.exports = { contract: 1, routes: [{ path: '/' }] };`);
    expect(remote.routes).toEqual([{ path: '/' }]);
  });

  it.each([
    ['throws', `throw new Error('boom');`, 'boom'],
    ['hangs', `for (;;) {}`, 'timed out'],
    ['requires an unshared module', `require('node:fs');`, 'not shared'],
    ['requires a property of every object', `require('toString');`, 'not shared'],
    [
      'implements another contract version',
      `module.exports = { contract: 2, routes: [{ path: '/' }] };`,
      'contract',
    ],
    ['exports no routes', `module.exports = { contract: 1, routes: [] };`, 'routes'],
    ['exports nothing', ``, ''],
    ['is no JavaScript', `}{`, ''],
  ])('refuses a release that %s', (_, source, message) => {
    expect(() => evaluate(source)).toThrow(message);
  });

  it('gives a release the configured fetch, not the global one of the process', async () => {
    const remote = evaluate(
      `module.exports = { contract: 1, routes: [{ path: '/', loader: () => fetch('x') }] };`,
    );
    const loader = remote.routes[0]?.loader;
    await expect(typeof loader === 'function' && loader({} as never, {} as never)).rejects.toThrow(
      'not in this test',
    );
  });
});

describe('withTimeout', () => {
  it('passes on what the call returns and throws', () => {
    expect(withTimeout(() => 7, 100)).toBe(7);
    expect(() =>
      withTimeout(() => {
        throw new Error('inner');
      }, 100),
    ).toThrow('inner');
  });
});
