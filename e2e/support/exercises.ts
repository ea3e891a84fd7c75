import type { Locator, Page, Request } from '@playwright/test';
import { PORTS } from './addresses';
import { expect, test as base } from './console';

const OWN_ORIGINS = [PORTS.shell, PORTS.site, PORTS.exercises].map((port) => `http://localhost:${port}`);
/** A file name that contains a hash of its content, and the one file of an exercise's recorded voice. */
const ASSET =
  /^\/((assets|[\da-f]{16})\/[\w./-]+\.(js|css|woff2|json|svg)|api\/narrations\/files\/[\da-f]{64})$/;

/** Everything that the browser sent during a test. */
export interface NetworkWatch {
  requests: Request[];
  sockets: string[];
}

interface ExerciseFixture {
  network: NetworkWatch;
}

/**
 * A test of an exercise. Afterwards it proves that no answer of the visitor was sent: every request went to the site
 * itself, a plain GET of a document or an asset, or the count of a shown page; there was no beacon and no socket.
 */
export const test = base.extend<ExerciseFixture>({
  network: [
    async ({ page }, use) => {
      const watch: NetworkWatch = { requests: [], sockets: [] };
      page.on('request', (request) => watch.requests.push(request));
      page.on('websocket', (socket) => watch.sockets.push(socket.url()));
      await use(watch);
      expect(watch.sockets).toEqual([]);
      expect(watch.requests.map(describeUnexpected).filter(Boolean)).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export { expectAccessible } from './axe';

/** The fault of a request, or null. */
function describeUnexpected(request: Request): string | null {
  const url = new URL(request.url());
  if (url.protocol === 'blob:' || url.protocol === 'data:') return null;
  const isPlain = request.method() === 'GET' && request.postData() === null;
  const isOwn = OWN_ORIGINS.includes(url.origin);
  // A page that is shown is counted by part and version, and nothing else.
  const isCounted =
    request.method() === 'POST' &&
    request.postData() === null &&
    /^\/release-views\?part=[a-z]+&version=[\w-]+$/.test(url.pathname + url.search);
  if (isOwn && isCounted) return null;
  // A document's query may only name the step; assets have no query.
  const isDocument = request.resourceType() === 'document' && /^(\?steg=[\wåäö-]+)?$/i.test(url.search);
  const isAsset = ASSET.test(url.pathname) && url.search === '';
  return isPlain && isOwn && (isDocument || isAsset) ? null : `${request.method()} ${request.url()}`;
}

/** Fails when an address, a header or a body that was sent contains one of the words. */
export async function expectUnsent({ requests }: NetworkWatch, words: readonly string[]): Promise<void> {
  expect(requests.length).toBeGreaterThan(0);
  for (const request of requests) {
    const all = await request.allHeaders();
    // A cookie could carry numbers: there is none.
    expect(all).not.toHaveProperty('cookie');
    const headers = JSON.stringify(all);
    const sent = [request.url(), request.postData() ?? '', headers].join('\n');
    for (const word of words)
      for (const form of [word, encodeURIComponent(word)]) expect(sent).not.toContain(form);
  }
}

/** Opens an exercise and waits until it is hydrated, and until its fonts move no button away from a click. */
export async function openExercise(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** The heading of the step that is shown. */
export function stepHeading(page: Page): Locator {
  return page.locator('[data-step-heading]');
}

/** A button whose name begins with the text. */
export function button(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first();
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // Found once: to find an element by its role at every press takes longer than the press.
  const handle = await target.elementHandle();
  // An article has a link for each note and each way back.
  for (let presses = 0; presses < 160; presses += 1) {
    if (await handle?.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

/** Reaches an element by Tab and activates it by Enter. */
export async function activateByKeyboard(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** No sideways scrolling. */
export async function expectToFit(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth: whole, clientWidth: seen } = document.documentElement;
    return { scrollWidth: whole, clientWidth: seen };
  });
  expect(scrollWidth).toBe(clientWidth);
}

/** Breaks both storages: `full` throws on writing, `forbidden` on any access. */
export async function blockStorage(page: Page, kind: 'full' | 'forbidden'): Promise<void> {
  await page.addInitScript((how) => {
    if (how === 'full') {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      return;
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The storage is forbidden.', 'SecurityError');
        },
      });
  }, kind);
}

/** Counts the calls of `window.print`. */
export async function catchPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.print = () => {
      const count = Number(document.documentElement.dataset.prints ?? 0);
      document.documentElement.dataset.prints = String(count + 1);
    };
  });
  return async () => Number(await page.locator('html').getAttribute('data-prints'));
}

/** Names of the animations that run. */
export function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().duration !== 0,
      )
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  );
}

/** The `<noscript>` part of an exercise, whose texts `getByText` does not find. */
export function paper(page: Page): Locator {
  return page.getByRole('main').locator('noscript > div').filter({ visible: true });
}

/**
 * Collects the texts of live regions, each time one of them changes. Call it before the page is opened.
 *
 * @returns the texts so far, in order, without empty ones.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    const isSilent = (region: Element) =>
      region.getAttribute('aria-live') === 'off' || !region.checkVisibility();
    const regionOf = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest(
        '[role=status], [role=alert], [aria-live]',
      );
    new MutationObserver((records) => {
      const regions = new Set(records.map(({ target }) => regionOf(target)));
      for (const region of regions)
        if (region?.textContent && !isSilent(region)) said.push(region.textContent);
    }).observe(document, { childList: true, characterData: true, subtree: true });
    Object.defineProperty(window, 'saidAloud', { value: said });
  });
  return () => page.evaluate((): string[] => Reflect.get(window, 'saidAloud'));
}

/** Checks for every state of an exercise: it fits 320 px, and nothing moves. */
export async function expectStillAndFitting(page: Page): Promise<void> {
  await expectToFit(page);
  expect(await runningAnimations(page)).toEqual([]);
}

/**
 * Names of the buttons and fields without a border, which are invisible in forced colours, where backgrounds are
 * removed. Links have the visitor's own colour for links.
 */
export function formlessControls(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('button, summary, input:not([type=hidden]), textarea, select')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
        // The browser draws radio buttons and checkboxes in the visitor's colours.
        .filter((control) => !/^(radio|checkbox)$/.test(control.getAttribute('type') ?? ''))
        .filter((control) =>
          [control, ...control.querySelectorAll('*'), ...(control.parentElement?.children ?? [])]
            .map((part) => getComputedStyle(part))
            .every(
              ({ borderBottomStyle, borderBottomWidth, textDecorationLine }) =>
                (borderBottomStyle === 'none' || borderBottomWidth === '0px') &&
                !textDecorationLine.includes('underline'),
            ),
        )
        .map((control) => control.textContent || control.outerHTML),
    );
}
