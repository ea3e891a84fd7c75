import { afterPaint } from './after-paint';
import { browserState, readItem, writeItem } from './browser-state';

export type FontSize = 'normal' | 'large' | 'extra-large';

/** What the visitor chose here; what the visitor's machine asks for holds beside it (media queries). */
export interface AccessibilitySettings {
  fontSize: FontSize;
  highContrast: boolean;
  reduceMotion: boolean;
}

export const ACCESSIBILITY_KEY = 'accessibility-settings';

const DEFAULTS: AccessibilitySettings = { fontSize: 'normal', highContrast: false, reduceMotion: false };

/**
 * The settings, applied to the document when they are saved, after the pressed control has answered: the whole page is
 * styled and laid out anew. `accessibility-script.ts` applies them before a page's first paint.
 */
export const accessibility = browserState<AccessibilitySettings>({
  initial: DEFAULTS,
  load: () => parseSettings(readItem(ACCESSIBILITY_KEY)),
  store(settings) {
    writeItem(ACCESSIBILITY_KEY, JSON.stringify(settings));
    afterPaint(applyAccessibility);
  },
});

/** For a document without `accessibility-script.ts`: called before anything is rendered. */
export function applyAccessibility(): void {
  apply(accessibility.read());
}

function apply({ fontSize, highContrast, reduceMotion }: AccessibilitySettings): void {
  mark('fontSize', fontSize === 'normal' ? undefined : fontSize);
  mark('contrast', highContrast ? 'high' : undefined);
  mark('motion', reduceMotion ? 'reduced' : undefined);
}

/** The styles of libs/ui look at these attributes of the root element. */
function mark(name: string, value: string | undefined): void {
  const { dataset } = document.documentElement;
  if (value) dataset[name] = value;
  else delete dataset[name];
}

/** Settings from a stored text; whatever is not understood is as by default. */
function parseSettings(text: string | null): AccessibilitySettings {
  let stored: Partial<Record<keyof AccessibilitySettings, unknown>> = {};
  try {
    stored = Object(JSON.parse(text ?? '{}'));
  } catch {
    // Not ours, or damaged.
  }
  const { fontSize, highContrast, reduceMotion } = stored;
  return {
    fontSize: fontSize === 'large' || fontSize === 'extra-large' ? fontSize : 'normal',
    highContrast: highContrast === true,
    reduceMotion: reduceMotion === true,
  };
}
