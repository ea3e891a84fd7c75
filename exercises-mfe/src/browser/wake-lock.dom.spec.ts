import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keepScreenAwake } from './wake-lock';

class FakeLock {
  released = false;

  release(): Promise<void> {
    this.released = true;
    return Promise.resolve();
  }
}

class FakeSource {
  locks: FakeLock[] = [];
  requests = 0;
  refusesRequests = false;

  request(): Promise<FakeLock> {
    this.requests += 1;
    if (this.refusesRequests) return Promise.reject(new DOMException('Refused', 'NotAllowedError'));
    const lock = new FakeLock();
    this.locks.push(lock);
    return Promise.resolve(lock);
  }
}

const flushPromises = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

let visibility: DocumentVisibilityState;
function setVisibility(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

let source: FakeSource;
let outcomes: boolean[];
const keepAwake = () => keepScreenAwake((mayTurnOff) => outcomes.push(mayTurnOff));
let allowSleep: () => void;

beforeEach(() => {
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  source = new FakeSource();
  outcomes = [];
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: source });
  allowSleep = () => undefined;
});

afterEach(() => {
  allowSleep();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

describe('keepScreenAwake', () => {
  it('holds one lock until the caller releases it', async () => {
    allowSleep = keepAwake();
    await flushPromises();
    expect(source.locks.map(({ released }) => released)).toEqual([false]);
    allowSleep();
    expect(source.locks.map(({ released }) => released)).toEqual([true]);
  });

  it('requests a lock again when the page is visible after the browser released it', async () => {
    allowSleep = keepAwake();
    await flushPromises();
    await source.locks[0]?.release();
    setVisibility('hidden');
    await flushPromises();
    expect(source.requests).toBe(1);
    setVisibility('visible');
    await flushPromises();
    expect(source.locks.map(({ released }) => released)).toEqual([true, false]);
  });

  it('does not request a second lock while it holds one', async () => {
    allowSleep = keepAwake();
    setVisibility('visible');
    await flushPromises();
    setVisibility('visible');
    await flushPromises();
    expect(source.requests).toBe(1);
  });

  it('ignores a refusal and requests again when the page is visible', async () => {
    source.refusesRequests = true;
    allowSleep = keepAwake();
    await flushPromises();
    source.refusesRequests = false;
    setVisibility('visible');
    await flushPromises();
    expect(source.locks.map(({ released }) => released)).toEqual([false]);
  });

  it('reports whether the screen may turn off, at every request', async () => {
    source.refusesRequests = true;
    allowSleep = keepAwake();
    await flushPromises();
    source.refusesRequests = false;
    setVisibility('visible');
    await flushPromises();
    Reflect.deleteProperty(navigator, 'wakeLock');
    keepAwake();
    expect(outcomes).toEqual([true, false, true]);
  });

  it('releases a lock that is granted after the caller released it', async () => {
    allowSleep = keepAwake();
    allowSleep();
    await flushPromises();
    expect(source.locks.map(({ released }) => released)).toEqual([true]);
    setVisibility('visible');
    await flushPromises();
    expect(source.requests).toBe(1);
  });

  it('requests no lock until a hidden page is visible', async () => {
    visibility = 'hidden';
    allowSleep = keepAwake();
    await flushPromises();
    expect(source.requests).toBe(0);
    setVisibility('visible');
    await flushPromises();
    expect(source.requests).toBe(1);
  });

  it('does nothing without a wake lock', () => {
    const listen = jest.spyOn(document, 'addEventListener');
    Reflect.deleteProperty(navigator, 'wakeLock');
    keepAwake()();
    expect(listen).not.toHaveBeenCalled();
  });
});
