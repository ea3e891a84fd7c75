/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction, type To } from 'react-router';
import { MAIN_ID, useRouteArrival } from './use-route-arrival';

const scrollTo = jest.fn<(x: number, y: number) => void>();
let grow: () => void;
let height: number;

beforeEach(() => {
  height = 5000;
  sessionStorage.clear();
  scrollTo.mockReset();
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get: () => height });
  Reflect.set(window, 'scrollTo', scrollTo);
  Reflect.set(performance, 'getEntriesByType', () => [{ type: 'navigate' }]);
  Reflect.set(
    globalThis,
    'ResizeObserver',
    class {
      constructor(onChange: () => void) {
        grow = onChange;
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  setVisibility('visible');
});

let navigate: NavigateFunction;

function Page() {
  useRouteArrival();
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  return <main id={MAIN_ID} tabIndex={-1} />;
}

const open = () =>
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
const goTo = (to: To) => act(async () => navigate(to));
const goBy = (entries: number) => act(async () => navigate(entries));

function scrollBy(top: number) {
  Reflect.set(window, 'scrollY', top);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('arriving at a page', () => {
  it('by a new navigation begins at the top, with the focus on the page', async () => {
    open();
    scrollBy(800);
    await goTo('/a');
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('by back and forward leads to where the visitor was', async () => {
    open();
    scrollBy(800);
    await goTo('/a');
    scrollBy(300);
    await goBy(-1);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 800);
    await goBy(1);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
  });

  it('by back waits for a page that is not tall enough yet, until the visitor scrolls', async () => {
    open();
    scrollBy(800);
    await goTo('/a');
    height = 900;
    await goBy(-1);
    scrollTo.mockClear();
    grow();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 800);
    window.dispatchEvent(new Event('wheel'));
    Reflect.set(window, 'scrollY', 120);
    scrollTo.mockClear();
    height = 5000;
    await goTo('/b');
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });
});

describe('a hidden page', () => {
  it('leaves scroll restoration to the browser', () => {
    open();
    expect(window.history.scrollRestoration).toBe('manual');
    scrollBy(700);
    setVisibility('hidden');
    expect(window.history.scrollRestoration).toBe('auto');
    setVisibility('visible');
    expect(window.history.scrollRestoration).toBe('manual');
    window.dispatchEvent(new Event('pagehide'));
    expect(window.history.scrollRestoration).toBe('auto');
  });

  it('restores its position when the browser could not', () => {
    const { unmount } = open();
    scrollBy(700);
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    Reflect.set(window, 'scrollY', 0);
    Reflect.set(performance, 'getEntriesByType', () => [{ type: 'reload' }]);
    const key = JSON.parse(sessionStorage.getItem('stillsam-scroll') ?? '[]')[0][0];
    expect(key).toMatch(/ \/$/);
    open();
    expect(scrollTo.mock.calls).toEqual([[0, 700]]);
  });
});
