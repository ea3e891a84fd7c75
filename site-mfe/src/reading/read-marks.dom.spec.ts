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
  it('are kept in this browser, each once', () => {
    markRead('1', true);
    markRead('2', true);
    markRead('1', true);
    expect(localStorage.getItem(KEY)).toBe('["2","1"]');
  });

  it('leave nothing behind when the last one is taken away', () => {
    markRead('1', true);
    markRead('1', false);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('are told to what shows them', () => {
    const { result } = renderHook(() => useIsRead('1'));
    expect(result.current).toBe(false);
    act(() => markRead('1', true));
    expect(result.current).toBe(true);
  });

  it('follow another tab', () => {
    const { result } = renderHook(useReadMarks);
    changeInAnotherTab('["7"]');
    expect(result.current).toEqual(['7']);
  });

  it.each(['{', '{"a":1}', 'null', '[1,null]'])('take what is stored as %s for none', (stored) => {
    const { result } = renderHook(useReadMarks);
    changeInAnotherTab(stored);
    expect(result.current).toEqual([]);
  });

  it('hold while the page is open where the storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    markRead('1', true);
    expect(readMarks()).toEqual(['1']);
  });

  it('are none where the storage is blocked', () => {
    const { result } = renderHook(useReadMarks);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(result.current).toEqual([]);
  });

  it('forget the oldest beyond five hundred', () => {
    setReadMarks(Array.from({ length: 501 }, (_, index) => String(index)));
    expect(readMarks()).toHaveLength(500);
    expect(readMarks()).not.toContain('0');
  });
});
