import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { showPage } from '../../../test/show-page';
import { FocusTrainingSoonPage } from './coming-soon-pages';

/** A clock that tests move independently of the timers. */
let now = 500;
let isMotionReduced: boolean;

function pass(milliseconds: number): void {
  act(() => {
    for (let left = milliseconds; left > 0; left -= 10) {
      now += Math.min(10, left);
      jest.advanceTimersByTime(Math.min(10, left));
    }
  });
}

const meter = () => Number(document.querySelector<HTMLElement>('[data-meter]')?.dataset.meter);
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const spoken = () => document.querySelector('[role="status"][data-status]')?.textContent;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  now = 500;
  isMotionReduced = false;
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({
      matches: isMotionReduced,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

const show = () => showPage(<FocusTrainingSoonPage />, '/resurser/fokustraning');

describe('the page of focus training', () => {
  it('offers a notification, and three exercises meanwhile', () => {
    show();
    expect(screen.getByText('Kommer snart')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Påminn mig' })).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/resurser',
      '/resurser/mindful-andning',
      '/resurser/kognitiv-omstrukturering',
      '/resurser/energihantering',
      'tel:1177',
    ]);
  });

  it('joins the per cent sign to its number by a no-break space', () => {
    show();
    expect(document.querySelector('[data-meter]')?.textContent).toBe('0\u00a0%');
  });
});

describe('the focus meter', () => {
  it('counts every per cent from 0 to 100 in five seconds, and then is done', () => {
    show();
    click('Börja');
    const seen = [meter()];
    for (let step = 0; step < 510; step += 1) {
      pass(10);
      if (meter() !== seen.at(-1)) seen.push(meter());
    }
    expect(seen).toEqual(Array.from({ length: 101 }, (_, value) => value));
    expect(spoken()).toContain('Fem sekunder med en enda sak');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('shows the correct value after late timers', () => {
    show();
    click('Börja');
    now += 3_000;
    pass(60);
    expect(meter()).toBe(61);
  });

  it('can be stopped and started again from 0', () => {
    show();
    click('Börja');
    pass(2_000);
    click('Avbryt');
    expect(meter()).toBe(0);
    pass(1_000);
    expect(meter()).toBe(0);
    click('Börja');
    pass(55);
    expect(meter()).toBe(1);
  });

  it('announces its start and its end alone', () => {
    show();
    click('Börja');
    const said = spoken();
    pass(4_900);
    expect(spoken()).toBe(said);
    expect(document.querySelector('[data-meter]')).toHaveAttribute('aria-hidden', 'true');
  });

  it('changes once a second with reduced motion', () => {
    isMotionReduced = true;
    show();
    click('Börja');
    const seen = new Set<number>();
    for (let step = 0; step < 51; step += 1) {
      seen.add(meter());
      pass(100);
    }
    expect([...seen]).toEqual([0, 20, 40, 60, 80, 100]);
  });
});
