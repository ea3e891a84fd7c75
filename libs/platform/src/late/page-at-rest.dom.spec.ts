import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'userActivation');
  jest.useRealTimers();
});

/** Whether the page counts as touched, asked anew each time. */
async function listen(): Promise<() => Promise<boolean>> {
  const { pageTouched } = await import('./page-at-rest');
  let isSettled = false;
  void pageTouched().then(() => (isSettled = true));
  return async () => {
    await jest.advanceTimersByTimeAsync(0);
    return isSettled;
  };
}

describe('a page counts as touched', () => {
  it('five seconds after it came to rest when nobody does anything, and no sooner', async () => {
    const isTouched = await listen();
    await jest.advanceTimersByTimeAsync(2000 + 4999);
    expect(await isTouched()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await isTouched()).toBe(true);
  });

  it.each(['pointermove', 'keydown', 'scroll', 'click', 'input'])('at the first %s', async (intent) => {
    const isTouched = await listen();
    expect(await isTouched()).toBe(false);
    document.body.dispatchEvent(new Event(intent));
    expect(await isTouched()).toBe(true);
  });

  it('when the browser goes back by its own button', async () => {
    const isTouched = await listen();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(await isTouched()).toBe(true);
  });

  it('at once when something was pressed before the script came', async () => {
    Object.defineProperty(navigator, 'userActivation', {
      configurable: true,
      value: { hasBeenActive: true },
    });
    const isTouched = await listen();
    expect(await isTouched()).toBe(true);
  });
});
