import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CalmRoom } from './calm-room';

const show = (isActive: boolean, onStop = () => undefined) => (
  <>
    <header inert>Redan borta</header>
    <footer>Sidfot</footer>
    <main>
      <CalmRoom isActive={isActive} onStop={onStop} className={undefined}>
        <button type="button">Stopp</button>
      </CalmRoom>
    </main>
  </>
);
const room = () => screen.getByRole('button').parentElement;

function fakeTransitions() {
  const start = jest.fn((change: () => void) => {
    queueMicrotask(change);
    return { ready: Promise.reject(new DOMException('skipped', 'AbortError')) };
  });
  Object.assign(document, { startViewTransition: start });
  return start;
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'startViewTransition');
  Reflect.deleteProperty(window, 'matchMedia');
});

function fakeMotion(isReduced: boolean): void {
  Object.assign(window, { matchMedia: () => ({ matches: isReduced }) });
}

describe('the calm room', () => {
  it('puts the rest of the page out of reach while it is active, and gives it back as it was', () => {
    fakeMotion(true);
    const { rerender } = render(show(true));
    expect(screen.getByText('Sidfot')).toHaveAttribute('inert');
    expect(screen.getByRole('main')).not.toHaveAttribute('inert');
    rerender(show(false));
    expect(screen.getByText('Sidfot')).not.toHaveAttribute('inert');
    expect(screen.getByText('Redan borta')).toHaveAttribute('inert');
  });

  it('gives the page back when it is removed', () => {
    fakeMotion(true);
    const { unmount } = render(show(true));
    expect(document.documentElement).toHaveAttribute('data-shows-calm');
    unmount();
    expect(document.documentElement).not.toHaveAttribute('data-shows-calm');
  });

  it('stops by Escape while it is active', () => {
    fakeMotion(true);
    const onStop = jest.fn(() => undefined);
    const { rerender } = render(show(false, onStop));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onStop).not.toHaveBeenCalled();
    rerender(show(true, onStop));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onStop).toHaveBeenCalledTimes(1);
  });

  it('keeps the focus on its buttons by Tab, in both directions', () => {
    fakeMotion(true);
    const { rerender } = render(show(true));
    const press = (shiftKey: boolean) => fireEvent.keyDown(document.body, { key: 'Tab', shiftKey });
    screen.getByRole('button').focus();
    for (const shiftKey of [false, true]) {
      // False: the browser's own move, out of the page, is prevented.
      expect(press(shiftKey)).toBe(false);
      expect(screen.getByRole('button')).toHaveFocus();
    }
    rerender(show(false));
    expect(press(false)).toBe(true);
  });

  it.each([
    [12, null],
    [21, 'night'],
  ])('has at %s o’clock the palette %s, while it is active', (hour, palette) => {
    fakeMotion(true);
    jest.useFakeTimers({ now: new Date(2026, 10, 25, hour) });
    const { rerender } = render(show(false));
    expect(room()).not.toHaveAttribute('data-theme');
    rerender(show(true));
    expect(room()?.getAttribute('data-theme')).toBe(palette);
  });

  it('changes in a view transition, which may be skipped', async () => {
    fakeMotion(false);
    const start = fakeTransitions();
    await act(async () => void render(show(true)));
    expect(start).toHaveBeenCalledTimes(1);
    expect(room()).toHaveAttribute('data-calm', 'true');
  });

  it('changes without a transition with reduced motion', () => {
    fakeMotion(true);
    const start = fakeTransitions();
    render(show(true));
    expect(start).not.toHaveBeenCalled();
    expect(room()).toHaveAttribute('data-calm', 'true');
  });

  it('says that the screen may turn off where the browser does not keep it on', () => {
    fakeMotion(true);
    const { rerender } = render(show(true));
    expect(screen.getByText(/^Skärmen kan slockna under tiden/)).toBeVisible();
    rerender(show(false));
    expect(screen.queryByText(/^Skärmen kan slockna/)).not.toBeInTheDocument();
  });

  it.each([
    [12, 'false'],
    [23, 'true'],
  ])('dims itself untouched at %s o’clock: %s, and brightens by a touch', (hour, isDim) => {
    fakeMotion(true);
    jest.useFakeTimers({ now: new Date(2026, 10, 25, hour) });
    render(show(true));
    act(() => jest.advanceTimersByTime(19_999));
    expect(room()).toHaveAttribute('data-dim', 'false');
    act(() => jest.advanceTimersByTime(1));
    expect(room()).toHaveAttribute('data-dim', isDim);
    fireEvent.pointerDown(document.body);
    expect(room()).toHaveAttribute('data-dim', 'false');
  });
});
