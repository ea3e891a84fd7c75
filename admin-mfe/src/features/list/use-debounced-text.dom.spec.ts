import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { DEBOUNCE_MS, useDebouncedText } from './use-debounced-text';

function debouncedText(initial = '') {
  const passedOn: string[] = [];
  const { result, rerender } = renderHook(
    (value: string) => useDebouncedText(value, (text) => passedOn.push(text)),
    { initialProps: initial },
  );
  return {
    passedOn,
    text: () => result.current.text,
    type: (text: string) => act(() => result.current.change(text)),
    flush: () => act(() => result.current.flush()),
    pause: () => act(() => jest.advanceTimersByTime(DEBOUNCE_MS)),
    setValue: rerender,
  };
}

describe('useDebouncedText', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('passes on the trimmed text when the typing pauses, once', () => {
    const field = debouncedText();
    field.type('an');
    field.type(' anna ');
    field.pause();
    field.setValue('anna');
    field.pause();
    expect(field.passedOn).toEqual(['anna']);
    expect(field.text()).toBe(' anna ');
  });

  it('passes on what is typed at once when flushed, and not again', () => {
    const field = debouncedText();
    field.type('anna');
    field.flush();
    expect(field.passedOn).toEqual(['anna']);
    field.flush();
    field.pause();
    expect(field.passedOn).toEqual(['anna']);
  });

  it('passes on nothing where the text is what it was', () => {
    const field = debouncedText('anna');
    field.type('anna ');
    field.pause();
    expect(field.passedOn).toEqual([]);
  });

  it('keeps what is typed while an earlier text becomes the value', () => {
    const field = debouncedText();
    field.type('ann');
    field.pause();
    field.type('anna');
    field.setValue('ann');
    expect(field.text()).toBe('anna');
    field.pause();
    expect(field.passedOn).toEqual(['ann', 'anna']);
  });

  it('keeps what is typed while two earlier texts become the value one after the other', () => {
    const field = debouncedText();
    field.type('a');
    field.pause();
    field.type('an');
    field.pause();
    field.type('ann');
    field.setValue('a');
    field.setValue('an');
    expect(field.text()).toBe('ann');
  });

  it('shows a value from elsewhere, also one that was passed on before', () => {
    const field = debouncedText();
    field.type('anna');
    field.pause();
    field.setValue('anna');
    field.setValue('');
    expect(field.text()).toBe('');
    field.setValue('anna');
    expect(field.text()).toBe('anna');
  });
});
