import { persistedState } from './persisted-state';

export type FontSize = 'normal' | 'large' | 'extra-large';
export type Paper = 'device' | 'day' | 'sepia' | 'night';

/** The visitor's choice on this site. Media queries apply the preferences of the device in addition. */
export interface AccessibilitySettings {
  fontSize: FontSize;
  highContrast: boolean;
  reduceMotion: boolean;
  /** The colours of the page. */
  paper: Paper;
  /** Of texts to read: more space between lines, fewer words on a line, letters without serifs. */
  looseLines: boolean;
  shortLines: boolean;
  plainLetters: boolean;
}

export const ACCESSIBILITY_KEY = 'accessibility-settings';

const DEFAULTS: AccessibilitySettings = {
  fontSize: 'normal',
  highContrast: false,
  reduceMotion: false,
  paper: 'device',
  looseLines: false,
  shortLines: false,
  plainLetters: false,
};

const stored = persistedState({ key: ACCESSIBILITY_KEY, initial: DEFAULTS, parse: parseSettings });

/**
 * The settings. Saving applies them after the next paint, since the browser then styles and lays out the whole page
 * anew. `accessibility-script.ts` applies them before a page's first paint.
 */
export const accessibility = {
  ...stored,
  save(settings: AccessibilitySettings): void {
    stored.save(settings);
    afterPaint(accessibility.apply);
  },
  /** A document without `accessibility-script.ts` calls it before it renders. */
  apply(): void {
    applyToRoot(stored.read());
  },
};

function applyToRoot(settings: AccessibilitySettings): void {
  const { fontSize, paper } = settings;
  mark('fontSize', fontSize === 'normal' ? undefined : fontSize);
  mark('paper', paper === 'device' ? undefined : paper);
  mark('contrast', settings.highContrast ? 'high' : undefined);
  mark('motion', settings.reduceMotion ? 'reduced' : undefined);
  mark('lines', settings.looseLines ? 'loose' : undefined);
  mark('measure', settings.shortLines ? 'short' : undefined);
  mark('letters', settings.plainLetters ? 'plain' : undefined);
}

/** The styles of libs/ui select by these attributes of the root element. */
function mark(name: string, value: string | undefined): void {
  const { dataset } = document.documentElement;
  if (value) dataset[name] = value;
  else delete dataset[name];
}

/** Settings from a stored text. A field that is missing or unknown takes its default. */
function parseSettings(text: string): AccessibilitySettings {
  const stored: Partial<Record<keyof AccessibilitySettings, unknown>> = Object(JSON.parse(text));
  const { fontSize, paper } = stored;
  return {
    fontSize: fontSize === 'large' || fontSize === 'extra-large' ? fontSize : 'normal',
    highContrast: stored.highContrast === true,
    reduceMotion: stored.reduceMotion === true,
    paper: paper === 'day' || paper === 'sepia' || paper === 'night' ? paper : 'device',
    looseLines: stored.looseLines === true,
    shortLines: stored.shortLines === true,
    plainLetters: stored.plainLetters === true,
  };
}

/**
 * Calls back when the next frame is on the screen. New accessibility settings restyle the whole document: done in the
 * click's own task, they would delay the paint that shows the control's new state.
 */
export function afterPaint(callback: () => void): void {
  // A frame's callbacks run before it is painted, the next task after.
  requestAnimationFrame(() => setTimeout(callback));
}
