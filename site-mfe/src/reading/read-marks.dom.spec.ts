import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { markRead, readMarks, setReadMarks, useIsRead, useReadMarks } from './read-marks';

const KEY = 'stillsam.lasta-artiklar';

beforeEach(() => {
  setReadMarks([]);
});

afterEach(() => {
  jest.restoreAllMocks();
});

function changeInAnotherTab(value: string) {
  localStorage.setItem(KEY, value);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
}

describe('read marks', () => {
  it('are stored in this browser, each once', () => {
    markRead('1', true);
    markRead('2', true);
    markRead('1', true);
    expect(localStorage.getItem(KEY)).toBe('["2","1"]');
  });

  it('leave no stored value when the last one is removed', () => {
    markRead('1', true);
    markRead('1', false);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('notify their subscribers', () => {
    const { result } = renderHook(() => useIsRead('1'));
    expect(result.current).toBe(false);
    act(() => markRead('1', true));
    expect(result.current).toBe(true);
  });

  it('update after a change in another tab', () => {
    const { result } = renderHook(useReadMarks);
    changeInAnotherTab('["7"]');
    expect(result.current).toEqual(['7']);
  });

  it.each(['{', '{"a":1}', 'null', '[1,null]'])('are empty for the stored value %s', (stored) => {
    const { result } = renderHook(useReadMarks);
    changeInAnotherTab(stored);
    expect(result.current).toEqual([]);
  });

  it('last as long as the page when the storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    markRead('1', true);
    expect(readMarks()).toEqual(['1']);
  });

  it('are empty when the storage is blocked', () => {
    const { result } = renderHook(useReadMarks);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(result.current).toEqual([]);
  });

  it('drop the oldest beyond five hundred', () => {
    setReadMarks(Array.from({ length: 501 }, (_, index) => String(index)));
    expect(readMarks()).toHaveLength(500);
    expect(readMarks()).not.toContain('0');
  });
});
