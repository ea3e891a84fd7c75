import type { Locator, Page, Request } from '@playwright/test';
import { PORTS } from './addresses';
import { expect, test as base } from './console';

const OWN_ORIGINS = [PORTS.shell, PORTS.site, PORTS.exercises].map((port) => `http://localhost:${port}`);
/** What a build has named, by its content. */
const ASSET = /^\/(assets|[\da-f]{16})\/[\w./-]+\.(js|css|woff2|json|svg)$/;

/** Everything that left the browser during a test. */
export interface NetworkWatch {
  requests: Request[];
  sockets: string[];
}

interface ExerciseFixture {
  network: NetworkWatch;
}

/**
 * A test of an exercise. Afterwards it proves that nothing of an answer was sent: every request was a plain GET
 * without a body, of a document or an asset, to the site itself; there was no beacon and no socket.
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

/** What is wrong with a request, or nothing. */
function describeUnexpected(request: Request): string | null {
  const url = new URL(request.url());
  if (url.protocol === 'blob:' || url.protocol === 'data:') return null;
  const isPlain = request.method() === 'GET' && request.postData() === null;
  const isOwn = OWN_ORIGINS.includes(url.origin);
  // The step is all that an address may say; assets have no query at all.
  const isDocument = request.resourceType() === 'document' && /^(\?steg=[\wåäö-]+)?$/i.test(url.search);
  const isAsset = ASSET.test(url.pathname) && url.search === '';
  return isPlain && isOwn && (isDocument || isAsset) ? null : `${request.method()} ${request.url()}`;
}

/** Fails when one of the words stands in an address, a header or a body that was sent. */
export async function expectUnsent({ requests }: NetworkWatch, words: readonly string[]): Promise<void> {
  expect(requests.length).toBeGreaterThan(0);
  for (const request of requests) {
    const all = await request.allHeaders();
    // Numbers could be told by a cookie: there is none.
    expect(all).not.toHaveProperty('cookie');
    const headers = JSON.stringify(all);
    const sent = [request.url(), request.postData() ?? '', headers].join('\n');
    for (const word of words)
      for (const form of [word, encodeURIComponent(word)]) expect(sent).not.toContain(form);
  }
}

/** Opens an exercise and waits until it answers to the keyboard. */
export async function openExercise(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}

/** The heading of the step that is shown. */
export function stepHeading(page: Page): Locator {
  return page.locator('[data-step-heading]');
}

/** A button whose name begins so. */
export function button(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first();
}

/** Walks with Tab, as a keyboard does, until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

/** Reaches an element by Tab and presses it by Enter. */
export async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
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

/** Takes both storages away: `full` refuses what is written, `forbidden` so much as being asked for. */
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

/** Counts what the page asks to be printed. */
export async function catchPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.print = () => {
      const count = Number(document.documentElement.dataset.prints ?? 0);
      document.documentElement.dataset.prints = String(count + 1);
    };
  });
  return async () => Number(await page.locator('html').getAttribute('data-prints'));
}

/** Names of the animations that run, apart from what is merely laid out later. */
export function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().duration !== 0,
      )
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id))
      .filter((name) => !name.startsWith('lay-')),
  );
}

/** What an exercise shows where JavaScript is turned off. Texts in it are no target for `getByText`. */
export function paper(page: Page): Locator {
  return page.getByRole('main').locator('noscript > div').filter({ visible: true });
}

/**
 * Collects what live regions come to say, each time one of them changes. To be called before the page is opened.
 *
 * @returns what has been said so far, in order; silence is left out.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    const isSilent = (region: Element) => region.getAttribute('aria-live') === 'off';
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

/** What is asked of every state of an exercise, whatever else it does: it fits 320 px, and nothing moves. */
export async function expectStillAndFitting(page: Page): Promise<void> {
  await expectToFit(page);
  expect(await runningAnimations(page)).toEqual([]);
}

/**
 * Buttons and fields that cannot be told from the ground in forced colours, where backgrounds fall away: no border
 * shows where they are. Their names. Links have the visitor's own colour for links.
 */
export function formlessControls(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('button, summary, input:not([type=hidden]), textarea, select')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
        // Radios and checkboxes are drawn by the browser, in the visitor's colours.
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
