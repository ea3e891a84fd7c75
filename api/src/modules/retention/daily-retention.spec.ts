import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLogger } from '../../common/logger';
import { readConfig } from '../../config/env';
import { BETWEEN_LOOKS_MS, DailyRetention, FIRST_LOOK_MS } from './daily-retention';

const retention = (environment: Record<string, string> = {}) => {
  const config = readConfig({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    JWT_SECRET: 'a secret of forty bytes, for tests only!',
    ...environment,
  });
  const daily = new DailyRetention(config, createLogger('silent'));
  return { daily, look: jest.spyOn(daily, 'look').mockResolvedValue(undefined) };
};

describe('the retention of the day', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('looks soon after the start and every hour from then on', async () => {
    const { daily, look } = retention();
    daily.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(FIRST_LOOK_MS - 1);
    expect(look).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1 + 24 * BETWEEN_LOOKS_MS);
    expect(look).toHaveBeenCalledTimes(25);
  });

  it('looks no more once the process stops', async () => {
    const { daily, look } = retention();
    daily.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(FIRST_LOOK_MS);
    await daily.beforeApplicationShutdown();
    await jest.advanceTimersByTimeAsync(2 * BETWEEN_LOOKS_MS);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('leaves it to a timer of the operator where it is told to', async () => {
    const { daily, look } = retention({ RETENTION_AUTOMATIC: 'false' });
    daily.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(FIRST_LOOK_MS + BETWEEN_LOOKS_MS);
    expect(look).not.toHaveBeenCalled();
  });
});
