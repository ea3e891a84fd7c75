import type { Page, Route } from '@playwright/test';

/** How the API fails: an error, a response of another kind, or no connection. */
export type ApiFault = 'broken' | 'unreachable' | 'cut off';

/** Replaces the API for a page's calls whose address matches. */
export class ApiFaults {
  #isOpen = false;
  #release: () => void = () => undefined;
  #released = new Promise<void>((resolve) => (this.#release = resolve));
  /** Number of calls so far. */
  calls = 0;

  private constructor(
    private readonly address: string,
    private readonly respond: (route: Route) => Promise<void>,
  ) {}

  /** Calls get no response before {@link open}, and then the real one. */
  static async hold(page: Page, address: string): Promise<ApiFaults> {
    const faults = new ApiFaults(address, async (route) => {
      await faults.#released;
      await route.continue();
    });
    await page.route(address, (route) => faults.#handle(route));
    return faults;
  }

  /** Calls fail until {@link open}. */
  static async fail(page: Page, address: string, fault: ApiFault): Promise<ApiFaults> {
    const faults = new ApiFaults(address, (route) => failWith(route, fault));
    await page.route(address, (route) => faults.#handle(route));
    return faults;
  }

  /** Ends the fault: the API responds again. */
  open(): void {
    this.#isOpen = true;
    this.#release();
  }

  /** As {@link open}, and the page's calls are no longer intercepted. */
  async end(page: Page): Promise<void> {
    this.open();
    await page.unroute(this.address);
  }

  #handle(route: Route): Promise<void> {
    this.calls += 1;
    return this.#isOpen ? route.continue() : this.respond(route);
  }
}

async function failWith(route: Route, fault: ApiFault): Promise<void> {
  if (fault === 'cut off') return route.abort('connectionfailed');
  const isBroken = fault === 'broken';
  return route.fulfill({
    status: isBroken ? 500 : 503,
    contentType: 'application/json',
    body: JSON.stringify(
      isBroken
        ? { error: 'Ett fel uppstod. Försök igen senare.', code: 'INTERNAL_ERROR' }
        : {
            error: 'Tjänsten går inte att nå just nu. Försök igen om en stund.',
            code: 'API_UNREACHABLE',
          },
    ),
  });
}
