import vm from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { CONTRACT_VERSION } from '@stillsam/platform/contract-version';
import { evaluateRelease, withTimeout } from './evaluate-release';

const noFetch: typeof fetch = () => Promise.reject(new Error('not in this test'));
const evaluate = (source: string) => evaluateRelease(source, 'server.cjs', noFetch);

describe('evaluateRelease', () => {
  it('returns contract and routes', () => {
    const remote = evaluate(`require('react'); module.exports = { contract: 1, routes: [{ path: '/' }] };`);
    expect(remote.routes).toEqual([{ path: '/' }]);
  });

  it.each(['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', '@stillsam/platform'])(
    'lets a release require %s, as the shell has it',
    async (name) => {
      const source = `module.exports = { contract: 1, routes: [{ path: '/', handle: require('${name}') }] };`;
      expect(evaluate(source).routes[0]?.handle).toBe(await import(name));
    },
  );

  it('accepts a release of the contract before', () => {
    const before = CONTRACT_VERSION - 1;
    expect(evaluate(`exports.contract = ${before}; exports.routes = [{ path: '/' }];`).contract).toBe(before);
  });

  it('names the release in stack traces, and takes a comment in its last line', () => {
    const source = `module.exports = { contract: 1, routes: [{ path: '/', loader() { throw new Error('x'); } }] }; // end`;
    const [route] = evaluate(source).routes;
    expect(() => typeof route?.loader === 'function' && route.loader({} as never, {} as never)).toThrow(
      expect.objectContaining({ stack: expect.stringContaining('server.cjs') }),
    );
  });

  it.each([
    ['throws', `throw new Error('boom');`, 'boom'],
    ['hangs', `for (;;) {}`, 'timed out'],
    ['requires an unshared module', `require('node:fs');`, 'not shared'],
    ['requires a property of every object', `require('toString');`, 'not shared'],
    [
      'implements another contract version',
      `module.exports = { contract: ${CONTRACT_VERSION + 1}, routes: [{ path: '/' }] };`,
      'contract',
    ],
    ['exports a route of text', `module.exports = { contract: 1, routes: ['/'] };`, 'routes.0'],
    ['exports no route but null', `module.exports = { contract: 1, routes: [null] };`, 'routes'],
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

  it('interrupts a call that does not return, and none after it', () => {
    const hang = () => {
      for (;;);
    };
    expect(() => withTimeout(hang, 20)).toThrow('timed out after 20ms');
    expect(withTimeout(() => 8, 1000)).toBe(8);
  });

  it('keeps nothing of a call in the global scope', () => {
    withTimeout(() => 9, 100);
    // The test has a global scope of its own.
    expect(vm.runInThisContext(`Symbol.for('stillsam.timed-call') in globalThis`)).toBe(false);
  });
});
