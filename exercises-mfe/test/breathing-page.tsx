import { afterEach, beforeEach, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { eraseHistory } from '../src/features/catalogue/history';
import { STORED_SETTINGS } from '../src/pages/mindful-breathing/guidance';
import { MindfulBreathingPage } from '../src/pages/mindful-breathing/mindful-breathing-page';

/** The length of each phase of the usual rhythm. */
export const IN_MS = (20_000 * 4) / 14;
export const OUT_AT_MS = (20_000 * 8) / 14;

let time = 0;
let isMotionReduced = false;
let visibility: DocumentVisibilityState = 'visible';
const motionListeners = new Set<() => void>();

/** The page, by a clock of the test's own. Jest's timers move with it in {@link pass} alone. */
export function page(address = '/resurser/mindful-andning') {
  const element = <MindfulBreathingPage />;
  return (
    <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })} />
  );
}

/** Moves the clock and the timers. */
export function pass(milliseconds: number): void {
  act(() => {
    for (let left = milliseconds; left > 0; left -= 10) {
      time += Math.min(10, left);
      jest.advanceTimersByTime(Math.min(10, left));
    }
  });
}

/** Moves the clock alone, as while the browser runs no timers. */
export function sleep(milliseconds: number): void {
  time += milliseconds;
}

export function setVisibility(state: DocumentVisibilityState): void {
  visibility = state;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Changes the preference of the system. */
export function reduceMotion(): void {
  isMotionReduced = true;
  act(() => motionListeners.forEach((listener) => listener()));
}

export const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

export function stage(): HTMLElement {
  const element = document.querySelector<HTMLElement>('[data-phase][data-breathing]');
  if (!element) throw new Error('There is no stage.');
  return element;
}

export const phase = () => stage().dataset.phase;

/** The live region of the page. The links at the end have one of their own before it, the settings after it. */
export const spoken = () =>
  screen.getAllByRole('status').find((status) => !status.closest('ul'))?.textContent;

/** Fakes the clock, the timers, the visibility and the preference for motion in each test of a file. */
export function fakeBrowser(): void {
  beforeEach(() => {
    time = 1_000;
    jest.useFakeTimers({ doNotFake: ['performance'] });
    jest.spyOn(performance, 'now').mockImplementation(() => time);
    Object.assign(Element.prototype, { animate: () => ({ cancel: () => undefined }) });
    isMotionReduced = false;
    visibility = 'visible';
    motionListeners.clear();
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    Object.defineProperty(window, 'matchMedia', {
      configurable: true,
      value: () => ({
        get matches() {
          return isMotionReduced;
        },
        addEventListener: (_type: string, listener: () => void) => motionListeners.add(listener),
        removeEventListener: (_type: string, listener: () => void) => motionListeners.delete(listener),
      }),
    });
  });

  afterEach(() => {
    STORED_SETTINGS.clear();
    eraseHistory();
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'matchMedia');
    Reflect.deleteProperty(navigator, 'wakeLock');
    Reflect.deleteProperty(Element.prototype, 'animate');
    delete document.documentElement.dataset.motion;
  });
}
