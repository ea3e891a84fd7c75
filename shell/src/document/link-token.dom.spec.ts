import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LINK_TOKEN_SCRIPT, withLinkToken } from './link-token';

const addressNow = () => window.location.pathname + window.location.search + window.location.hash;

const reload = jest.fn<(address: string) => void>();
let onPopState: (event: Pick<PopStateEvent, 'state'>) => void;

/** Runs the inline script with a location whose navigation can be observed. */
function runScript(): void {
  const location = { href: window.location.href, replace: reload };
  const listen = (_type: 'popstate', listener: typeof onPopState) => (onPopState = listener);
  new Function('location', 'addEventListener', LINK_TOKEN_SCRIPT)(location, listen);
}

beforeEach(() => {
  reload.mockReset();
  window.history.replaceState(null, '', '/nyhetsbrev/avregistrera?token=hemlig%2B1&brev=host#del');
});

describe('the script', () => {
  it('moves the token from the address into the state of the entry', () => {
    runScript();
    expect(addressNow()).toBe('/nyhetsbrev/avregistrera?brev=host#del');
    expect(window.history.state).toEqual({ linkToken: 'hemlig+1' });
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads the address with the token again after a reload', () => {
    runScript();
    runScript();
    expect(reload).toHaveBeenCalledWith(
      expect.stringMatching(/avregistrera\?brev=host&token=hemlig%2B1#del$/),
    );
  });

  it('loads it again when the visitor comes back from another page', () => {
    runScript();
    onPopState({ state: { linkToken: 'hemlig+1' } });
    expect(reload).toHaveBeenCalledTimes(1);
    onPopState({ state: null });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('changes nothing without a token', () => {
    window.history.replaceState({ key: 'x' }, '', '/nyhetsbrev/avregistrera');
    runScript();
    expect([addressNow(), window.history.state]).toEqual(['/nyhetsbrev/avregistrera', { key: 'x' }]);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('withLinkToken', () => {
  it('shows the token to the router alone', () => {
    runScript();
    const seen = withLinkToken(() => {
      window.history.replaceState({ ...window.history.state, idx: 0 }, '');
      return new URLSearchParams(window.location.search).get('token');
    });
    expect(seen).toBe('hemlig+1');
    expect(addressNow()).toBe('/nyhetsbrev/avregistrera?brev=host#del');
    expect(window.history.state).toEqual({ linkToken: 'hemlig+1', idx: 0 });
  });

  it('hides it again when the router fails', () => {
    runScript();
    const fail = () => {
      throw new Error('No router');
    };
    expect(() => withLinkToken(fail)).toThrow('No router');
    expect(addressNow()).not.toContain('token');
  });
});
