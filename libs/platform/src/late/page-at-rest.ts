/** Milliseconds after which the page counts as at rest, however busy it is. */
const REST_LIMIT_MS = 4000;
/** Milliseconds at rest after which a page that nobody has touched is completed all the same. */
const UNTOUCHED_LIMIT_MS = 5000;
/** `click` and `input` for what assistive tools do without a pointer or a key, `popstate` for the browser's own buttons. */
const INTENTS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'focusin',
  'scroll',
  'wheel',
  'click',
  'input',
  'popstate',
] as const;

let rest: Promise<void> | undefined;
let touch: Promise<void> | undefined;
let isTouched = false;

/** Settles when the first page has loaded and the browser idles. */
export function pageAtRest(): Promise<void> {
  return (rest ??= new Promise((resolve) => {
    const wait = () => whenIdle(resolve);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  }));
}

/**
 * Settles when the visitor first does something: moves, scrolls, presses; at once when something was pressed before
 * the script came to listen. Who does nothing at all, or nothing that the page hears of, is waited for until five
 * seconds after the page came to rest.
 */
export function pageTouched(): Promise<void> {
  return (touch ??= new Promise((resolve) => {
    const options = { capture: true, passive: true };
    const settle = () => {
      isTouched = true;
      for (const intent of INTENTS) window.removeEventListener(intent, settle, options);
      resolve();
    };
    if (wasPressed()) {
      settle();
      return;
    }
    for (const intent of INTENTS) window.addEventListener(intent, settle, options);
    void pageAtRest().then(() => setTimeout(settle, UNTOUCHED_LIMIT_MS));
  }));
}

/** Whether `pageTouched` has settled. */
export function isPageTouched(): boolean {
  return isTouched;
}

/** Whether the browser has seen a press in this document. Older ones do not tell. */
function wasPressed(): boolean {
  return 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
}

/** Safari has no idle callbacks. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: REST_LIMIT_MS });
  else setTimeout(callback, REST_LIMIT_MS / 2);
}
