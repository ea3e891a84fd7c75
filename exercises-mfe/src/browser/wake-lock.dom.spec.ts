import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserWakeLock, keepScreenAwake, type WakeLockHandle, type WakeLockSource } from './wake-lock';

class FakeLock implements WakeLockHandle {
  isReleased = false;
  private listeners: (() => void)[] = [];

  addEventListener(_type: 'release', listener: () => void): void {
    this.listeners.push(listener);
  }

  release(): Promise<void> {
    this.isReleased = true;
    this.listeners.forEach((listener) => listener());
    return Promise.resolve();
  }
}

class FakeSource implements WakeLockSource {
  locks: FakeLock[] = [];
  requests = 0;
  refusesRequests = false;

  request(): Promise<WakeLockHandle> {
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
let allowSleep: () => void;

beforeEach(() => {
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  source = new FakeSource();
  allowSleep = () => undefined;
});

afterEach(() => allowSleep());

describe('keepScreenAwake', () => {
  it('holds one lock until the caller releases it', async () => {
    allowSleep = keepScreenAwake(source);
    await flushPromises();
    expect(source.locks.map(({ isReleased }) => isReleased)).toEqual([false]);
    allowSleep();
    expect(source.locks.map(({ isReleased }) => isReleased)).toEqual([true]);
  });

  it('requests a lock again when the page is visible after the browser released it', async () => {
    allowSleep = keepScreenAwake(source);
    await flushPromises();
    await source.locks[0]?.release();
    setVisibility('hidden');
    await flushPromises();
    expect(source.requests).toBe(1);
    setVisibility('visible');
    await flushPromises();
    expect(source.locks.map(({ isReleased }) => isReleased)).toEqual([true, false]);
  });

  it('does not request a second lock while it holds one', async () => {
    allowSleep = keepScreenAwake(source);
    setVisibility('visible');
    await flushPromises();
    setVisibility('visible');
    await flushPromises();
    expect(source.requests).toBe(1);
  });

  it('ignores a refusal and requests again when the page is visible', async () => {
    source.refusesRequests = true;
    allowSleep = keepScreenAwake(source);
    await flushPromises();
    source.refusesRequests = false;
    setVisibility('visible');
    await flushPromises();
    expect(source.locks.map(({ isReleased }) => isReleased)).toEqual([false]);
  });

  it('reports whether the screen may turn off, at every request', async () => {
    const outcomes: boolean[] = [];
    source.refusesRequests = true;
    allowSleep = keepScreenAwake(source, (mayTurnOff) => outcomes.push(mayTurnOff));
    await flushPromises();
    source.refusesRequests = false;
    setVisibility('visible');
    await flushPromises();
    keepScreenAwake(undefined, (mayTurnOff) => outcomes.push(mayTurnOff));
    expect(outcomes).toEqual([true, false, true]);
  });

  it('releases a lock that is granted after the caller released it', async () => {
    allowSleep = keepScreenAwake(source);
    allowSleep();
    await flushPromises();
    expect(source.locks.map(({ isReleased }) => isReleased)).toEqual([true]);
    setVisibility('visible');
    await flushPromises();
    expect(source.requests).toBe(1);
  });

  it('requests no lock until a hidden page is visible', async () => {
    visibility = 'hidden';
    allowSleep = keepScreenAwake(source);
    await flushPromises();
    expect(source.requests).toBe(0);
    setVisibility('visible');
    await flushPromises();
    expect(source.requests).toBe(1);
  });

  it('does nothing without a wake lock', () => {
    const listen = jest.spyOn(document, 'addEventListener');
    expect(browserWakeLock()).toBeUndefined();
    keepScreenAwake(browserWakeLock())();
    expect(listen).not.toHaveBeenCalled();
  });
});
