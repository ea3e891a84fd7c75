import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { SETTLED_AFTER_MS, useSettledText } from './use-settled-text';

function settledText(current = '') {
  const told: string[] = [];
  const { result, rerender } = renderHook(
    (value: string) => useSettledText(value, (text) => told.push(text)),
    { initialProps: current },
  );
  return {
    told,
    text: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
    settle: () => act(() => jest.advanceTimersByTime(SETTLED_AFTER_MS)),
    comesBack: rerender,
  };
}

describe('useSettledText', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('tells the trimmed text on when the typing pauses, once', () => {
    const field = settledText();
    field.type('an');
    field.type(' anna ');
    field.settle();
    field.comesBack('anna');
    field.settle();
    expect(field.told).toEqual(['anna']);
    expect(field.text()).toBe(' anna ');
  });

  it('keeps what is typed while an earlier text comes back', () => {
    const field = settledText();
    field.type('ann');
    field.settle();
    field.type('anna');
    field.comesBack('ann');
    expect(field.text()).toBe('anna');
    field.settle();
    expect(field.told).toEqual(['ann', 'anna']);
  });

  it('keeps what is typed while two earlier texts come back one after the other', () => {
    const field = settledText();
    field.type('a');
    field.settle();
    field.type('an');
    field.settle();
    field.type('ann');
    field.comesBack('a');
    field.comesBack('an');
    expect(field.text()).toBe('ann');
  });

  it('shows a change from outside, also to a text that was told on before', () => {
    const field = settledText();
    field.type('anna');
    field.settle();
    field.comesBack('anna');
    field.comesBack('');
    expect(field.text()).toBe('');
    field.comesBack('anna');
    expect(field.text()).toBe('anna');
  });
});
