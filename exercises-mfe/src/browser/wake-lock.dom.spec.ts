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
  isRefusing = false;

  request(): Promise<WakeLockHandle> {
    this.requests += 1;
    if (this.isRefusing) return Promise.reject(new DOMException('Refused', 'NotAllowedError'));
    const lock = new FakeLock();
    this.locks.push(lock);
    return Promise.resolve(lock);
  }
}

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

let visibility: DocumentVisibilityState;
function becomes(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

let source: FakeSource;
let letGo: () => void;

beforeEach(() => {
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  source = new FakeSource();
  letGo = () => undefined;
});

afterEach(() => letGo());

describe('keepScreenAwake', () => {
  it('holds one lock until it is let go', async () => {
    letGo = keepScreenAwake(source);
    await settled();
    expect(source.locks.map(({ isReleased }) => isReleased)).toEqual([false]);
    letGo();
    expect(source.locks.map(({ isReleased }) => isReleased)).toEqual([true]);
  });

  it('asks again when the page is seen after the browser took the lock', async () => {
    letGo = keepScreenAwake(source);
    await settled();
    await source.locks[0]?.release();
    becomes('hidden');
    await settled();
    expect(source.requests).toBe(1);
    becomes('visible');
    await settled();
    expect(source.locks.map(({ isReleased }) => isReleased)).toEqual([true, false]);
  });

  it('does not ask twice for a lock that it has', async () => {
    letGo = keepScreenAwake(source);
    becomes('visible');
    await settled();
    becomes('visible');
    await settled();
    expect(source.requests).toBe(1);
  });

  it('stays quiet when it is refused, and tries again when the page is seen', async () => {
    source.isRefusing = true;
    letGo = keepScreenAwake(source);
    await settled();
    source.isRefusing = false;
    becomes('visible');
    await settled();
    expect(source.locks.map(({ isReleased }) => isReleased)).toEqual([false]);
  });

  it('gives back a lock that is granted after it was let go', async () => {
    letGo = keepScreenAwake(source);
    letGo();
    await settled();
    expect(source.locks.map(({ isReleased }) => isReleased)).toEqual([true]);
    becomes('visible');
    await settled();
    expect(source.requests).toBe(1);
  });

  it('waits until the page is seen when it begins hidden', async () => {
    visibility = 'hidden';
    letGo = keepScreenAwake(source);
    await settled();
    expect(source.requests).toBe(0);
    becomes('visible');
    await settled();
    expect(source.requests).toBe(1);
  });

  it('does nothing where there is no wake lock', () => {
    const listen = jest.spyOn(document, 'addEventListener');
    expect(browserWakeLock()).toBeUndefined();
    keepScreenAwake(browserWakeLock())();
    expect(listen).not.toHaveBeenCalled();
  });
});
