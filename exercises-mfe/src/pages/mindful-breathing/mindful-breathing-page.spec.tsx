import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { MindfulBreathingPage } from './mindful-breathing-page';
import { STORED_HISTORY, beginRemembering, eraseHistory } from '../../features/catalogue/history';
import { STORED_SETTINGS, USUAL_SETTINGS } from './guidance';
import type { WakeLockHandle } from '../../browser/wake-lock';

const IN_MS = (20_000 * 4) / 14;
const OUT_AT_MS = (20_000 * 8) / 14;

/** A clock of the test's own; timers are Jest's. Both move together unless a test says otherwise. */
class HandClock {
  time = 1_000;
  now(): number {
    return this.time;
  }
}

const PHASE_OF: Record<string, string> = { 'Andas in': 'in', Håll: 'hold', 'Andas ut': 'out' };

let clock: HandClock;
let isMotionReduced: boolean;
let tellMotion: () => void;
let visibility: DocumentVisibilityState;

function pass(milliseconds: number): void {
  act(() => {
    for (let left = milliseconds; left > 0; left -= 10) {
      clock.time += Math.min(10, left);
      jest.advanceTimersByTime(Math.min(10, left));
    }
  });
}

/** Time passes while the browser runs no timers. */
function sleep(milliseconds: number): void {
  clock.time += milliseconds;
}

function becomes(state: DocumentVisibilityState): void {
  visibility = state;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

function page() {
  return (
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: <MindfulBreathingPage clock={clock} /> }])}
    />
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const stage = (): HTMLElement => {
  const element = document.querySelector<HTMLElement>('[data-phase][data-breathing]');
  if (!element) throw new Error('There is no stage.');
  return element;
};
const phase = () => stage().dataset.phase;
/** The page's own voice: the first status; the choices have one of theirs. */
const spoken = () => screen.getAllByRole('status')[0]?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  clock = new HandClock();
  isMotionReduced = false;
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  const listeners = new Set<() => void>();
  tellMotion = () => listeners.forEach((listener) => listener());
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({
      get matches() {
        return isMotionReduced;
      },
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    }),
  });
});

afterEach(() => {
  STORED_SETTINGS.clear();
  eraseHistory();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
  Reflect.deleteProperty(navigator, 'wakeLock');
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
  delete document.documentElement.dataset.motion;
});

describe('the mindful breathing page', () => {
  it('breathes on as it began when other choices come from another tab', () => {
    render(page());
    press('START');
    act(() => void STORED_SETTINGS.save({ ...USUAL_SETTINGS, minutes: 10, rhythm: 'jamn' }));
    expect(screen.getByText(/^Tre minuter, nio lugna andetag/)).toBeVisible();
    press('STOP');
    expect(screen.getByText(/^Tio minuter, 60 lugna andetag/)).toBeVisible();
  });

  it('waits quietly, with one heading, a START button and nothing said', () => {
    render(page());
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1, name: 'Mindful andning' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'START' })).toBeEnabled();
    expect(phase()).toBe('idle');
    expect(spoken()).toBe('');
    expect(document.title).toBe('Mindful andning | Stillsam');
  });

  it('goes through in, hold and out, and says each once', () => {
    render(page());
    press('START');
    const said = [spoken()];
    for (let step = 0; step < 300; step += 1) {
      pass(100);
      if (spoken() !== said.at(-1)) said.push(spoken());
      expect(PHASE_OF[String(spoken())]).toBe(phase());
      expect(stage()).toHaveTextContent(String(spoken()));
    }
    expect(said).toEqual(['Andas in', 'Håll', 'Andas ut', 'Andas in', 'Håll']);
    expect(screen.getByText('Andetag 2 av 9')).toBeInTheDocument();
  });

  it('says nothing more between two phases', () => {
    render(page());
    press('START');
    const status = screen.getAllByRole('status')[0];
    if (!status) throw new Error('Nothing speaks.');
    const observer = new MutationObserver(() => undefined);
    observer.observe(status, { childList: true, characterData: true, subtree: true, attributes: true });
    pass(IN_MS - 20);
    expect(observer.takeRecords()).toEqual([]);
    pass(40);
    expect(status.textContent).toBe('Håll');
    observer.disconnect();
  });

  it('stops by STOP, says so, and begins again from the first breath', () => {
    render(page());
    press('START');
    pass(45_000);
    press('STOP');
    expect(phase()).toBe('stopped');
    expect(spoken()).toBe('Övningen är stoppad.');
    pass(30_000);
    expect(phase()).toBe('stopped');
    press('START');
    expect(phase()).toBe('in');
    expect(screen.getByText('Andetag 1 av 9')).toBeInTheDocument();
  });

  it('stops by Escape, only while it runs, and leaves the focus on the button', () => {
    render(page());
    const button = screen.getByRole('button', { name: 'START' });
    button.focus();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(phase()).toBe('idle');
    press('START');
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(phase()).toBe('stopped');
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleName('START');
  });

  it('leaves Escape to whatever else on the page has used it', () => {
    render(page());
    press('START');
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    event.preventDefault();
    act(() => void document.dispatchEvent(event));
    expect(phase()).toBe('in');
  });

  it('is complete after nine breaths, with links on and the focus still on the same button', () => {
    render(page());
    const button = screen.getByRole('button', { name: 'START' });
    button.focus();
    press('START');
    pass(179_900);
    expect(screen.getByText('Andetag 9 av 9')).toBeInTheDocument();
    expect(screen.getByText('Sista andetaget')).toBeInTheDocument();
    pass(110);
    expect(phase()).toBe('done');
    expect(spoken()).toBe('Tre minuter har gått. Övningen är klar.');
    expect(screen.getByRole('heading', { name: 'Tre minuter har gått' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Se alla resurser' })).toHaveAttribute('href', '/resurser');
    expect(screen.getByRole('link', { name: 'Läs ”Stillhet mitt i kaoset”' })).toHaveAttribute(
      'href',
      '/kunskapsbibliotek/stillhet-mitt-i-kaoset',
    );
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleName('En gång till');
    press('En gång till');
    expect(phase()).toBe('in');
    expect(screen.queryByRole('heading', { name: 'Tre minuter har gått' })).not.toBeInTheDocument();
  });

  it('leaves no timer behind when the visitor goes elsewhere', () => {
    const { unmount } = render(page());
    press('START');
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the warning', () => {
  it('stands before START, and its one button chooses the rhythm without a pause', () => {
    render(page());
    const warning = screen.getByRole('region', { name: 'Innan du börjar' });
    const start = screen.getByRole('button', { name: 'START' });
    expect(warning.compareDocumentPosition(start)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    press('Välj Jämn, utan paus');
    expect(screen.getByRole('radio', { name: 'Jämn' })).toBeChecked();
    expect(screen.getByText(/^Tre minuter, 18 lugna andetag/)).toBeVisible();
    expect(within(warning).getByRole('button', { name: 'Jämn är vald, utan paus' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    press('START');
    const phases = new Set<string | undefined>();
    for (let step = 0; step < 110; step += 1) {
      phases.add(phase());
      pass(100);
    }
    expect([...phases]).toEqual(['in', 'out']);
  });

  it('lets go of a breath that is being held', () => {
    render(page());
    press('START');
    pass(IN_MS + 10);
    expect(phase()).toBe('hold');
    press('Välj Jämn, utan paus');
    expect(phase()).toBe('stopped');
    expect(screen.getByRole('radio', { name: 'Jämn' })).toBeChecked();
  });
});

describe('time left', () => {
  it('is told calmly and changes seldom', () => {
    render(page());
    press('START');
    expect(screen.getByText('Cirka 3 minuter kvar')).toBeInTheDocument();
    pass(60_010);
    expect(screen.getByText('Cirka 2 minuter kvar')).toBeInTheDocument();
    pass(60_000);
    expect(screen.getByText('Cirka 1 minut kvar')).toBeInTheDocument();
    pass(20_000);
    expect(screen.getByText('Mindre än en minut kvar')).toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('is told to the second for whoever asks, without being read aloud', () => {
    render(page());
    press('START');
    pass(45_000);
    press('Visa exakt tid');
    const timer = screen.getByRole('timer');
    expect(timer).toHaveAttribute('aria-live', 'off');
    expect(timer).toHaveTextContent('2:15 kvar');
    pass(1_000);
    expect(timer).toHaveTextContent('2:14 kvar');
    expect(screen.getByRole('button', { name: 'Visa exakt tid' })).toHaveAttribute('aria-pressed', 'true');
    press('Visa exakt tid');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});

describe('when one has been away', () => {
  it('waits, and goes on from the breath that was left when asked to', () => {
    render(page());
    press('START');
    pass(45_000);
    becomes('hidden');
    sleep(600_000);
    becomes('visible');
    expect(phase()).toBe('interrupted');
    expect(spoken()).toBe('Du var borta en stund. Övningen har väntat på dig.');
    pass(60_000);
    expect(phase()).toBe('interrupted');
    press('Fortsätt där du var');
    expect(phase()).toBe('in');
    expect(screen.getByText('Andetag 3 av 9')).toBeInTheDocument();
  });

  it('begins again from the first breath when that is wanted, and can be stopped by Escape', () => {
    render(page());
    press('START');
    pass(45_000);
    becomes('hidden');
    sleep(60_000);
    becomes('visible');
    press('Börja om');
    expect(screen.getByText('Andetag 1 av 9')).toBeInTheDocument();
    becomes('hidden');
    sleep(60_000);
    becomes('visible');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(phase()).toBe('stopped');
  });

  it('takes no notice of a glance elsewhere', () => {
    render(page());
    press('START');
    pass(5_000);
    becomes('hidden');
    sleep(2_000);
    becomes('visible');
    expect(phase()).toBe('hold');
  });

  it('is right at once when the browser brings the page back from its cache', () => {
    render(page());
    press('START');
    sleep(30_000);
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(phase()).toBe('hold');
    expect(screen.getByText('Andetag 2 av 9')).toBeInTheDocument();
  });
});

describe('choices', () => {
  const choose = (name: string | RegExp) => fireEvent.click(screen.getByLabelText(name));

  it('are ten minutes without a pause alone, and five when a pause is chosen after that', () => {
    render(page());
    expect(screen.queryByRole('radio', { name: '10 minuter' })).not.toBeInTheDocument();
    expect(screen.getByText(/Tio minuter går att välja med Jämn/)).toBeVisible();
    choose('Jämn');
    choose('10 minuter');
    expect(screen.queryByText(/Tio minuter går att välja/)).not.toBeInTheDocument();
    choose('Lång utandning');
    expect(screen.getByRole('radio', { name: '5 minuter' })).toBeChecked();
    expect(screen.getByText(/^Fem minuter, 25 lugna andetag/)).toBeVisible();
  });

  it('are three minutes of the site’s own rhythm, led by bubble and words, unless one chooses', () => {
    render(page());
    expect(screen.getByRole('radio', { name: '3 minuter' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Stillsam' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Bubblan' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Orden' })).toBeChecked();
  });

  it('set length and rhythm, are locked while it runs, and are remembered', () => {
    const { unmount } = render(page());
    choose('1 minut');
    choose('Jämn');
    press('START');
    expect(screen.getByRole('radio', { name: '10 minuter' })).toBeDisabled();
    pass(5_010);
    expect(phase()).toBe('out');
    pass(55_000);
    expect(screen.getByRole('heading', { name: 'En minut har gått' })).toBeVisible();
    choose('10 minuter');
    expect(screen.getByRole('heading', { name: 'En minut har gått' })).toBeVisible();
    unmount();
    render(page());
    expect(screen.getByRole('radio', { name: '10 minuter' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Jämn' })).toBeChecked();
  });

  it('take words away, for the eye and the ear, and give them back when nothing else leads', () => {
    render(page());
    choose('Orden');
    press('START');
    expect(spoken()).toBe('');
    expect(stage()).not.toHaveTextContent('Andas in');
    choose('Bubblan');
    expect(stage().dataset.sight).toBe('false');
    expect(stage()).toHaveTextContent('Andas in');
    expect(screen.getByText(/Något behöver leda/)).toBeInTheDocument();
  });

  it('cannot be what the device cannot do', () => {
    render(page());
    expect(screen.getByRole('checkbox', { name: 'Vibration' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'En mjuk ton' })).toBeDisabled();
    expect(screen.getAllByText('Går inte på den här enheten.')).toHaveLength(2);
  });

  it('make the telephone vibrate once a phase', () => {
    const vibrate = jest.fn(() => true);
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
    render(page());
    choose('Vibration');
    press('START');
    for (let step = 0; step < 201; step += 1) pass(100);
    expect(vibrate.mock.calls).toEqual([[[90]], [[40, 90, 40]], [[220]], [[90]]]);
    Reflect.deleteProperty(navigator, 'vibrate');
  });
});

describe('the history', () => {
  it('holds the exercise when it has been done to its end, if one has asked for that', () => {
    beginRemembering();
    render(page());
    press('START');
    pass(60_000);
    press('STOP');
    expect(STORED_HISTORY.read().entries).toEqual([]);
    press('START');
    pass(180_010);
    expect(STORED_HISTORY.read().entries).toMatchObject([{ id: 'mindful-breathing' }]);
  });
});

describe('still mode', () => {
  it('replaces motion by words and an inked arc that change with the phase alone', () => {
    isMotionReduced = true;
    render(page());
    press('START');
    expect(stage().dataset.still).toBe('true');
    expect(within(stage()).getByText('knappt sex sekunder')).toBeInTheDocument();
    expect(stage().querySelector('[data-active="true"]')).toHaveAttribute('data-arc', 'in');
    pass(OUT_AT_MS + 10);
    expect(within(stage()).getByText('drygt åtta sekunder')).toBeInTheDocument();
    expect(stage().querySelectorAll('[data-active="true"]')).toHaveLength(1);
    expect(stage().querySelector('[data-active="true"]')).toHaveAttribute('data-arc', 'out');
  });

  it('follows the system’s setting while the exercise runs', () => {
    render(page());
    press('START');
    expect(stage().dataset.still).toBe('false');
    isMotionReduced = true;
    act(() => tellMotion());
    expect(stage().dataset.still).toBe('true');
    expect(phase()).toBe('in');
  });

  it('follows the site’s own accessibility setting', async () => {
    render(page());
    document.documentElement.dataset.motion = 'reduced';
    await act(async () => Promise.resolve());
    expect(stage().dataset.still).toBe('true');
  });
});

describe('the bubble', () => {
  it('is set to the clock, so that it never parts from the words', () => {
    const breath = { startTime: 0, effect: { getTiming: () => ({ duration: 20_000 }) } };
    const other = { startTime: 5, effect: { getTiming: () => ({ duration: 320 }) } };
    Object.defineProperty(Element.prototype, 'getAnimations', {
      configurable: true,
      value: () => [breath, other],
    });
    render(page());
    press('START');
    sleep(47_000);
    becomes('visible');
    pass(10);
    expect(breath.startTime).toBe(1_000);
    expect(other.startTime).toBe(5);
  });
});

describe('the screen', () => {
  function offerWakeLock() {
    const lock = {
      release: jest.fn(() => Promise.resolve()),
      addEventListener: jest.fn(),
    } satisfies WakeLockHandle;
    const request = jest.fn(() => Promise.resolve(lock));
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    return { lock, request };
  }

  it('is kept awake while the exercise runs, and only then', async () => {
    const { lock, request } = offerWakeLock();
    render(page());
    expect(request).not.toHaveBeenCalled();
    await act(async () => press('START'));
    expect(request).toHaveBeenCalledTimes(1);
    await act(async () => press('STOP'));
    expect(lock.release).toHaveBeenCalledTimes(1);
  });

  it('is let go when the three minutes have passed', async () => {
    const { lock } = offerWakeLock();
    render(page());
    await act(async () => press('START'));
    pass(180_010);
    expect(phase()).toBe('done');
    expect(lock.release).toHaveBeenCalledTimes(1);
  });

  it('may go dark where that is not supported: the exercise runs all the same', () => {
    render(page());
    press('START');
    pass(IN_MS + 10);
    expect(phase()).toBe('hold');
  });
});
