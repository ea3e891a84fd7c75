import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type AccessibilitySettings, afterPaint } from './accessibility';
import { ACCESSIBILITY_SCRIPT } from './accessibility-script';

const root = document.documentElement;
const marks = () => ({ ...root.dataset });

async function freshState() {
  jest.resetModules();
  return (await import('./accessibility')).accessibility;
}

const painted = () => new Promise<void>((resolve) => afterPaint(resolve));

/** Runs the inline script of a new document. */
function paintFirst() {
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  new Function(ACCESSIBILITY_SCRIPT)();
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
});

const PLAIN: AccessibilitySettings = {
  fontSize: 'normal',
  highContrast: false,
  reduceMotion: false,
  paper: 'device',
  looseLines: false,
  shortLines: false,
  plainLetters: false,
};
const ALL: AccessibilitySettings[] = (['normal', 'large', 'extra-large'] as const).flatMap((fontSize) =>
  [true, false].flatMap((highContrast) =>
    [true, false].flatMap((reduceMotion) =>
      (['device', 'day', 'sepia', 'night'] as const).map((paper) => ({
        ...PLAIN,
        ...{ fontSize, highContrast, reduceMotion, paper },
        ...{
          looseLines: highContrast,
          shortLines: reduceMotion,
          plainLetters: highContrast !== reduceMotion,
        },
      })),
    ),
  ),
);

describe('accessibility', () => {
  it.each(ALL)(
    'takes effect after the next paint, stays stored, and applies before the first paint of the next page: %j',
    async (settings) => {
      (await freshState()).save(settings);
      expect(marks()).toEqual({});
      await painted();
      const applied = marks();
      paintFirst();
      expect(marks()).toEqual(applied);
      expect((await freshState()).read()).toEqual(settings);
    },
  );

  it('marks the root element as the styles expect', async () => {
    const state = await freshState();
    state.save({
      ...{ fontSize: 'extra-large', highContrast: true, reduceMotion: true },
      ...{ paper: 'sepia', looseLines: true, shortLines: true, plainLetters: true },
    });
    await painted();
    expect(marks()).toEqual({
      ...{ fontSize: 'extra-large', contrast: 'high', motion: 'reduced' },
      ...{ paper: 'sepia', lines: 'loose', measure: 'short', letters: 'plain' },
    });
    state.save(PLAIN);
    await painted();
    expect(marks()).toEqual({});
  });

  it.each([null, '', 'null', '{', '7', '"large"', '{"fontSize":"huge","paper":"red","highContrast":"yes"}'])(
    'takes %j for the default',
    async (text) => {
      if (text !== null) localStorage.setItem('accessibility-settings', text);
      paintFirst();
      expect(marks()).toEqual({});
      expect((await freshState()).read()).toEqual(PLAIN);
    },
  );

  it('lasts as long as the page where the storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    const state = await freshState();
    paintFirst();
    state.save({ ...state.read(), fontSize: 'large' });
    expect(state.read().fontSize).toBe('large');
    await painted();
    expect(marks()).toEqual({ fontSize: 'large' });
  });

  it('notifies its subscribers of a change, by another tab too, until they unsubscribe', async () => {
    const state = await freshState();
    const onChange = jest.fn();
    const leave = state.subscribe(onChange);
    state.save({ ...state.read(), highContrast: true });
    expect(onChange).toHaveBeenCalledTimes(1);
    localStorage.setItem('accessibility-settings', '{"fontSize":"large"}');
    window.dispatchEvent(new Event('storage'));
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(state.read().fontSize).toBe('large');
    leave();
    window.dispatchEvent(new Event('storage'));
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
