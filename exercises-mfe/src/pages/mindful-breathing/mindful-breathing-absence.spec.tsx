import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render } from '@testing-library/react';
import {
  fakeBrowser,
  IN_MS,
  click,
  page,
  pass,
  phase,
  setVisibility,
  sleep,
  spoken,
} from '../../../test/breathing-page';

fakeBrowser();

describe('the exercise after an absence', () => {
  it('interrupts, and resumes from the start of the breath on request', () => {
    render(page());
    click('START');
    pass(45_000);
    setVisibility('hidden');
    sleep(600_000);
    setVisibility('visible');
    expect(phase()).toBe('interrupted');
    expect(spoken()).toBe('Du var borta en stund. Övningen har väntat på dig.');
    pass(60_000);
    expect(phase()).toBe('interrupted');
    click('Fortsätt där du var');
    expect(phase()).toBe('in');
    click('STOP');
    expect(spoken()).toBe('Två andetag. Det räknas.');
  });

  it('begins again from the first breath when that is wanted, and can be stopped by Escape', () => {
    render(page());
    click('START');
    pass(45_000);
    setVisibility('hidden');
    sleep(60_000);
    setVisibility('visible');
    click('Börja om');
    expect(phase()).toBe('in');
    setVisibility('hidden');
    sleep(60_000);
    setVisibility('visible');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(phase()).toBe('stopped');
    expect(spoken()).toBe('En liten stund. Det räknas.');
  });

  it('ignores a short absence', () => {
    render(page());
    click('START');
    pass(5_000);
    setVisibility('hidden');
    sleep(2_000);
    setVisibility('visible');
    expect(phase()).toBe('hold');
  });

  it('shows the correct moment at once when the page returns from the back/forward cache', () => {
    render(page());
    click('START');
    sleep(30_000);
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(phase()).toBe('hold');
  });
});

describe('the bubble', () => {
  it('follows the clock of the words', () => {
    const started: { startTime?: number; cancel(): void }[] = [];
    const animate = () => {
      started.push({ cancel: () => undefined });
      return started.at(-1);
    };
    Object.assign(Element.prototype, { animate });
    render(page());
    click('START');
    sleep(47_000);
    pass(10);
    // Halo, bubble, crest and three words.
    expect(started.map(({ startTime }) => startTime)).toEqual([1_000, 1_000, 1_000, 1_000, 1_000, 1_000]);
  });
});

describe('the screen', () => {
  function offerWakeLock() {
    const lock = { released: false, release: jest.fn(() => Promise.resolve()) };
    const request = jest.fn(() => Promise.resolve(lock));
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    return { lock, request };
  }

  it('stays awake while the exercise runs, and only then', async () => {
    const { lock, request } = offerWakeLock();
    render(page());
    expect(request).not.toHaveBeenCalled();
    await act(async () => click('START'));
    expect(request).toHaveBeenCalledTimes(1);
    await act(async () => click('STOP'));
    expect(lock.release).toHaveBeenCalledTimes(1);
  });

  it('may turn off after the three minutes', async () => {
    const { lock } = offerWakeLock();
    render(page());
    await act(async () => click('START'));
    pass(180_010);
    expect(phase()).toBe('done');
    expect(lock.release).toHaveBeenCalledTimes(1);
  });

  it('may turn off without a wake lock, and the exercise runs', () => {
    render(page());
    click('START');
    pass(IN_MS + 10);
    expect(phase()).toBe('hold');
  });
});
