import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { persistedState, usePersistedState } from './persisted-state';

const KEY = 'tal';

const numberState = () =>
  persistedState({
    key: KEY,
    initial: 0,
    parse(text) {
      const value: unknown = JSON.parse(text);
      return typeof value === 'number' ? value : null;
    },
  });

function refuse(method: 'getItem' | 'setItem' | 'removeItem') {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  numberState().clear();
});

describe('a persisted state', () => {
  it('stands under its key in the storage, and returns on the next page', () => {
    numberState().save(7);
    expect(localStorage.getItem(KEY)).toBe('7');
    expect(numberState().read()).toBe(7);
  });

  it('has the initial value on the server', () => {
    numberState().save(7);
    expect(numberState().readOnServer()).toBe(0);
  });

  it.each(['', '{', '"7"', 'null'])('has the initial value where the storage holds %j', (text) => {
    localStorage.setItem(KEY, text);
    expect(numberState().read()).toBe(0);
  });

  it('leaves nothing in the storage when it is cleared', () => {
    const state = numberState();
    state.save(7);
    state.clear();
    expect(state.read()).toBe(0);
    expect(localStorage).toHaveLength(0);
  });

  it('keeps the same object until the stored text changes', () => {
    const state = persistedState({ key: KEY, initial: {}, parse: (text) => Object(JSON.parse(text)) });
    localStorage.setItem(KEY, '{"a":1}');
    expect(state.read()).toBe(state.read());
    localStorage.setItem(KEY, '{"a":2}');
    expect(state.read()).toEqual({ a: 2 });
  });

  it('can last until the tab closes', () => {
    const state = persistedState({ key: KEY, initial: '', parse: String, storage: () => sessionStorage });
    state.save('text');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage.getItem(KEY)).toBe('"text"');
    state.clear();
  });

  it('notifies its subscribers of changes by this tab and others, until they unsubscribe', () => {
    const state = numberState();
    const onChange = jest.fn();
    const unsubscribe = state.subscribe(onChange);
    state.save(1);
    expect(onChange).toHaveBeenCalledTimes(1);
    localStorage.setItem(KEY, '2');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(state.read()).toBe(2);
    unsubscribe();
    state.save(3);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});

describe('a persisted state that the browser refuses to store', () => {
  it('lasts as long as the page, and is marked as unsaved until a later save succeeds', () => {
    const state = numberState();
    refuse('setItem');
    state.save(7);
    expect(state.isRefused()).toBe(true);
    // A component that is mounted later in the same page shows it too.
    expect(numberState().read()).toBe(7);
    jest.restoreAllMocks();
    state.save(8);
    expect(state.isRefused()).toBe(false);
    expect(localStorage.getItem(KEY)).toBe('8');
  });

  it('tells the component that shows it', () => {
    const state = numberState();
    const { result } = renderHook(() => usePersistedState(state));
    refuse('setItem');
    act(() => state.save(7));
    expect(result.current).toEqual({ value: 7, isRefused: true });
  });

  it('has the initial value where the storage cannot be read', () => {
    refuse('getItem');
    refuse('removeItem');
    const state = numberState();
    expect(state.read()).toBe(0);
    state.clear();
    expect(state.read()).toBe(0);
  });
});
