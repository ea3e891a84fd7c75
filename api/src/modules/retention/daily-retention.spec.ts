import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLogger } from '../../observability/logger';
import { readConfig } from '../../config/env';
import { CHECK_INTERVAL_MS, DailyRetention, FIRST_CHECK_MS } from './daily-retention';

const noServices = () => {
  throw new Error('No task asks for a service.');
};

const retention = (environment: Record<string, string> = {}) => {
  const config = readConfig({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    JWT_SECRET: 'a secret of forty bytes, for tests only!',
    ...environment,
  });
  const daily = new DailyRetention(config, createLogger('silent'), [], noServices);
  return { daily, check: jest.spyOn(daily, 'check').mockResolvedValue(undefined) };
};

describe('the retention of the day', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('checks soon after the start and every hour from then on', async () => {
    const { daily, check } = retention();
    daily.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(FIRST_CHECK_MS - 1);
    expect(check).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1 + 24 * CHECK_INTERVAL_MS);
    expect(check).toHaveBeenCalledTimes(25);
  });

  it('stops checking when the process stops', async () => {
    const { daily, check } = retention();
    daily.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(FIRST_CHECK_MS);
    await daily.beforeApplicationShutdown();
    await jest.advanceTimersByTimeAsync(2 * CHECK_INTERVAL_MS);
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('never checks where the operator runs a timer', async () => {
    const { daily, check } = retention({ RETENTION_AUTOMATIC: 'false' });
    daily.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(FIRST_CHECK_MS + CHECK_INTERVAL_MS);
    expect(check).not.toHaveBeenCalled();
  });
});
