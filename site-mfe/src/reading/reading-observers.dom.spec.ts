import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeIntersections } from '../../test/fake-intersections';
import { observeCurrentSection, observeReadToEnd, type StopObserving } from './reading-observers';

const MIN_VISIBLE_MS = 120_000;
const screen = fakeIntersections();
let stop: StopObserving = () => {};

function element(id: string): HTMLElement {
  const made = Object.assign(document.createElement('div'), { id });
  document.body.append(made);
  return made;
}

function setHidden(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  stop();
  document.body.replaceChildren();
  expect(screen.observerCount()).toBe(0);
});

describe('observeCurrentSection', () => {
  it('names the last section whose heading has passed the line', () => {
    const [one, two] = [element('ett'), element('tva')];
    const seen: (string | null)[] = [];
    stop = observeCurrentSection(['ett', 'saknas', 'tva'], (id) => seen.push(id));
    screen.show(one, true);
    screen.show(two, true);
    screen.show(two, false);
    screen.show(one, false);
    expect(seen).toEqual(['ett', 'tva', 'ett', null]);
  });
});

describe('observeReadToEnd', () => {
  const onRead = jest.fn();
  let end: HTMLElement;

  beforeEach(() => {
    jest.useFakeTimers();
    onRead.mockClear();
    end = element('slut');
    stop = observeReadToEnd(end, MIN_VISIBLE_MS, onRead);
  });

  afterEach(() => {
    setHidden(false);
    jest.useRealTimers();
  });

  it('notifies once when the end is in view after the minimum time', () => {
    jest.advanceTimersByTime(MIN_VISIBLE_MS);
    expect(onRead).not.toHaveBeenCalled();
    screen.show(end, true);
    screen.show(end, true);
    expect(onRead).toHaveBeenCalledTimes(1);
  });

  it('does not count fast scrolling as reading until the minimum time has passed', () => {
    jest.advanceTimersByTime(1000);
    screen.show(end, true);
    jest.advanceTimersByTime(MIN_VISIBLE_MS - 1001);
    expect(onRead).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onRead).toHaveBeenCalledTimes(1);
  });

  it('does not notify while the end is out of view', () => {
    screen.show(end, true);
    screen.show(end, false);
    jest.advanceTimersByTime(2 * MIN_VISIBLE_MS);
    expect(onRead).not.toHaveBeenCalled();
  });

  it('does not count the time in the background', () => {
    screen.show(end, true);
    setHidden(true);
    jest.advanceTimersByTime(2 * MIN_VISIBLE_MS);
    expect(onRead).not.toHaveBeenCalled();
    setHidden(false);
    jest.advanceTimersByTime(MIN_VISIBLE_MS - 1);
    expect(onRead).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onRead).toHaveBeenCalledTimes(1);
  });

  it('does not notify after it was stopped', () => {
    screen.show(end, true);
    stop();
    jest.advanceTimersByTime(2 * MIN_VISIBLE_MS);
    expect(onRead).not.toHaveBeenCalled();
  });
});
