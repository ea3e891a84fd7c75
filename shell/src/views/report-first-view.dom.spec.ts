import { beforeEach, expect, it, jest } from '@jest/globals';
import { reportFirstView } from './report-first-view';

const TRACEPARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

class FakeNavigation {
  requestStart = 12.4;
  responseStart = 52.4;
  domInteractive = 112.4;
  loadEventEnd = 312.4;
  serverTiming: { name: string; description: string }[] | undefined = [
    { name: 'traceparent', description: TRACEPARENT },
  ];
}

const sendBeacon = jest.fn<(url: string, body: string) => boolean>();
let navigation: FakeNavigation;
let readyState: DocumentReadyState;

beforeEach(() => {
  jest.useFakeTimers();
  navigation = new FakeNavigation();
  readyState = 'complete';
  sendBeacon.mockReset();
  Reflect.set(navigator, 'sendBeacon', sendBeacon);
  Reflect.set(globalThis, 'PerformanceNavigationTiming', FakeNavigation);
  Reflect.set(performance, 'getEntriesByType', () => [navigation]);
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState });
  window.history.pushState(null, '', '/resurser/test?token=hemlig');
});

it('a view that is traced is reported with its times and nothing else', () => {
  reportFirstView();
  jest.runAllTimers();
  expect(sendBeacon.mock.calls.map(([url, body]) => [url, JSON.parse(body)])).toEqual([
    ['/first-views', { traceparent: TRACEPARENT, firstByte: 40, parsed: 100, loaded: 300 }],
  ]);
});

it('a page that is loading is reported once it is loaded', () => {
  readyState = 'interactive';
  navigation.loadEventEnd = 0;
  reportFirstView();
  jest.runAllTimers();
  expect(sendBeacon).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  navigation.loadEventEnd = 412.4;
  jest.runAllTimers();
  expect(JSON.parse(sendBeacon.mock.calls[0]?.[1] ?? '')).toMatchObject({ loaded: 400 });
});

it.each([
  ['not traced', []],
  ['on an insecure origin', undefined],
])('a view that is %s is not reported', (_what, serverTiming) => {
  navigation.serverTiming = serverTiming;
  reportFirstView();
  jest.runAllTimers();
  expect(sendBeacon).not.toHaveBeenCalled();
});
