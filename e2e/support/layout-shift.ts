import type { Page } from '@playwright/test';

export const MAX_SHIFT = 0.02;

/** The sum of the page's layout shifts, after a frame with everything loaded. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            for (const entry of observer.takeRecords()) sum += Number(Reflect.get(entry, 'value'));
            resolve(sum);
          }),
        );
      }),
  );
}
