import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeIntersections } from '../../test/fake-intersections';
import { followSections, followToEnd, type Stop } from './reading';

const ENOUGH_MS = 120_000;
const screen = fakeIntersections();
let stop: Stop = () => {};

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

describe('followSections', () => {
  it('names the last section whose heading has passed the line', () => {
    const [one, two] = [element('ett'), element('tva')];
    const seen: (string | null)[] = [];
    stop = followSections(['ett', 'saknas', 'tva'], (id) => seen.push(id));
    screen.show(one, true);
    screen.show(two, true);
    screen.show(two, false);
    screen.show(one, false);
    expect(seen).toEqual(['ett', 'tva', 'ett', null]);
  });
});

describe('followToEnd', () => {
  const onRead = jest.fn();
  let end: HTMLElement;

  beforeEach(() => {
    jest.useFakeTimers();
    onRead.mockClear();
    end = element('slut');
    stop = followToEnd(end, ENOUGH_MS, onRead);
  });

  afterEach(() => {
    setHidden(false);
    jest.useRealTimers();
  });

  it('takes a text for read when its end is reached after enough time, and says so once', () => {
    jest.advanceTimersByTime(ENOUGH_MS);
    expect(onRead).not.toHaveBeenCalled();
    screen.show(end, true);
    screen.show(end, true);
    expect(onRead).toHaveBeenCalledTimes(1);
  });

  it('does not take scrolling to the end for reading, until the time has passed there', () => {
    jest.advanceTimersByTime(1000);
    screen.show(end, true);
    jest.advanceTimersByTime(ENOUGH_MS - 1001);
    expect(onRead).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onRead).toHaveBeenCalledTimes(1);
  });

  it('goes on waiting when the end has left the screen again', () => {
    screen.show(end, true);
    screen.show(end, false);
    jest.advanceTimersByTime(2 * ENOUGH_MS);
    expect(onRead).not.toHaveBeenCalled();
  });

  it('does not count the time in the background', () => {
    screen.show(end, true);
    setHidden(true);
    jest.advanceTimersByTime(2 * ENOUGH_MS);
    expect(onRead).not.toHaveBeenCalled();
    setHidden(false);
    jest.advanceTimersByTime(ENOUGH_MS - 1);
    expect(onRead).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onRead).toHaveBeenCalledTimes(1);
  });

  it('says nothing once it was stopped', () => {
    screen.show(end, true);
    stop();
    jest.advanceTimersByTime(2 * ENOUGH_MS);
    expect(onRead).not.toHaveBeenCalled();
  });
});
