import { FIRST_VIEWS_PATH, type FirstView } from './first-view';

/** Tells the server how long this view took, where it asks: in the few views that are traced. Once the page is loaded. */
export function reportFirstView(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming)) return;
  // Absent on an insecure origin.
  const timings: readonly PerformanceServerTiming[] | undefined = navigation.serverTiming;
  const traceparent = timings?.find(({ name }) => name === 'traceparent')?.description;
  if (!traceparent) return;
  // The time of the load event is known after its listeners.
  const sendSoon = () => setTimeout(() => send(traceparent, navigation));
  if (document.readyState === 'complete') sendSoon();
  else window.addEventListener('load', sendSoon, { once: true });
}

function send(traceparent: string, navigation: PerformanceNavigationTiming): void {
  const since = (time: number) => Math.round(time - navigation.requestStart);
  const view: FirstView = {
    traceparent,
    firstByte: since(navigation.responseStart),
    parsed: since(navigation.domInteractive),
    loaded: since(navigation.loadEventEnd),
  };
  navigator.sendBeacon(FIRST_VIEWS_PATH, JSON.stringify(view));
}
