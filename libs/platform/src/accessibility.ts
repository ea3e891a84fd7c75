import { afterPaint } from './after-paint';
import { persistedState } from './persisted-state';

export type FontSize = 'normal' | 'large' | 'extra-large';

/** The visitor's choice on this site. Media queries apply the preferences of the device in addition. */
export interface AccessibilitySettings {
  fontSize: FontSize;
  highContrast: boolean;
  reduceMotion: boolean;
}

export const ACCESSIBILITY_KEY = 'accessibility-settings';

const DEFAULTS: AccessibilitySettings = { fontSize: 'normal', highContrast: false, reduceMotion: false };

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

function applyToRoot({ fontSize, highContrast, reduceMotion }: AccessibilitySettings): void {
  mark('fontSize', fontSize === 'normal' ? undefined : fontSize);
  mark('contrast', highContrast ? 'high' : undefined);
  mark('motion', reduceMotion ? 'reduced' : undefined);
}

/** The styles of libs/ui select by these attributes of the root element. */
function mark(name: string, value: string | undefined): void {
  const { dataset } = document.documentElement;
  if (value) dataset[name] = value;
  else delete dataset[name];
}

/** Settings from a stored text. A field that is missing or unknown takes its default. */
function parseSettings(text: string): AccessibilitySettings {
  const { fontSize, highContrast, reduceMotion }: Partial<Record<keyof AccessibilitySettings, unknown>> =
    Object(JSON.parse(text));
  return {
    fontSize: fontSize === 'large' || fontSize === 'extra-large' ? fontSize : 'normal',
    highContrast: highContrast === true,
    reduceMotion: reduceMotion === true,
  };
}
