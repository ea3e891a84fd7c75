import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { forgetReading, markRead, rememberReading, saveReadMarks, useReadMarks } from './stored-articles';

const KEY = 'stillsam.lasta-artiklar';
const OFF = { isOn: false, ids: [] };

beforeEach(() => forgetReading());

afterEach(() => {
  jest.restoreAllMocks();
});

function changeInAnotherTab(value: string) {
  localStorage.setItem(KEY, value);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
}

describe('the list of read marks', () => {
  it('stores nothing before a yes', () => {
    markRead('1', true);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(renderHook(useReadMarks).result.current).toEqual(OFF);
  });

  it('stores each article once after a yes', () => {
    rememberReading();
    markRead('1', true);
    markRead('2', true);
    markRead('1', true);
    expect(localStorage.getItem(KEY)).toBe('{"isOn":true,"ids":["2","1"]}');
    markRead('1', false);
    expect(localStorage.getItem(KEY)).toBe('{"isOn":true,"ids":["2"]}');
  });

  it('leaves no stored value when it is turned off', () => {
    rememberReading();
    markRead('1', true);
    forgetReading();
    expect(localStorage.getItem(KEY)).toBeNull();
    markRead('1', true);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('erases a list that was stored without asking', () => {
    localStorage.setItem(KEY, '["1","2"]');
    expect(renderHook(useReadMarks).result.current).toEqual(OFF);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('notifies its subscribers', () => {
    rememberReading();
    const { result } = renderHook(() => useReadMarks().ids.includes('1'));
    expect(result.current).toBe(false);
    act(() => markRead('1', true));
    expect(result.current).toBe(true);
  });

  it('updates after a change in another tab', () => {
    const { result } = renderHook(useReadMarks);
    changeInAnotherTab('{"isOn":true,"ids":["7"]}');
    expect(result.current).toEqual({ isOn: true, ids: ['7'] });
  });

  it.each(['{', '{"a":1}', 'null', '[1,null]', '{"isOn":false,"ids":["1"]}', '{"isOn":true}'])(
    'has no articles for the stored value %s',
    (stored) => {
      const { result } = renderHook(useReadMarks);
      changeInAnotherTab(stored);
      expect(result.current.ids).toEqual([]);
    },
  );

  it('lasts as long as the page when the storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    rememberReading();
    markRead('1', true);
    expect(renderHook(() => useReadMarks().ids.includes('1')).result.current).toBe(true);
  });

  it('comes empty when the storage is blocked', () => {
    const { result } = renderHook(useReadMarks);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(result.current).toEqual(OFF);
  });

  it('drops the oldest beyond five hundred', () => {
    saveReadMarks({ isOn: true, ids: Array.from({ length: 501 }, (_, index) => String(index)) });
    const { ids } = renderHook(useReadMarks).result.current;
    expect(ids).toHaveLength(500);
    expect(ids).not.toContain('0');
  });
});
