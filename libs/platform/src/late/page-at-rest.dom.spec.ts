import { expect, it, jest } from '@jest/globals';

it('waits for a visitor who does nothing for five seconds at rest, and no longer', async () => {
  jest.useFakeTimers();
  const { pageTouched } = await import('./page-at-rest');
  let isSettled = false;
  void pageTouched().then(() => (isSettled = true));
  await jest.advanceTimersByTimeAsync(2000 + 4999);
  expect(isSettled).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isSettled).toBe(true);
  jest.useRealTimers();
});
