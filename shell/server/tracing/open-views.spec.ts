import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Span } from '@stillsam/telemetry/tracing';
import { LONGEST_VIEW_MS, OpenViews } from './open-views';

let count = 0;

function fakeSpan() {
  count += 1;
  const span = {
    traceId: '',
    traceparent: `00-${count}`,
    isOpen: true,
    rename: jest.fn(),
    set: jest.fn<Span['set']>(),
    fail: jest.fn(),
    end: jest.fn<Span['end']>(),
  };
  return span satisfies Span;
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

it('a view without a report ends with its response, half a minute later', () => {
  const views = new OpenViews();
  const span = fakeSpan();
  views.open(span);
  jest.advanceTimersByTime(80);
  views.markSent(span);
  jest.advanceTimersByTime(LONGEST_VIEW_MS - 81);
  expect(span.end).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(span.end.mock.calls).toEqual([[1_000_080]]);
  expect(span.set).toHaveBeenLastCalledWith({ 'stillsam.view.reported': false });
});

it('no more views are open than there is room for', () => {
  const views = new OpenViews();
  for (let index = 0; index < 499; index += 1) views.open(fakeSpan());
  expect(views.isFull).toBe(false);
  views.open(fakeSpan());
  expect(views.isFull).toBe(true);
  views.close();
  expect(views.isFull).toBe(false);
});
