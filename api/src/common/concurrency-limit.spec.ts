import { EventEmitter } from 'node:events';
import { describe, expect, it, jest } from '@jest/globals';
import { limitConcurrency } from './concurrency-limit';
import { DomainError } from './domain-error';

/** Sends a request into the limit. @returns its outcome, and functions that start and close its response. */
function enter(limit: ReturnType<typeof limitConcurrency>, path = '/api/blog/posts') {
  const response = Object.assign(new EventEmitter(), { writeHead: jest.fn() });
  const { writeHead } = response;
  const next = jest.fn();
  limit({ path }, response, next);
  const [error] = next.mock.calls[0] ?? [];
  return {
    error,
    isAdmitted: next.mock.calls.length === 1 && error === undefined,
    respond: () => {
      Reflect.apply(response.writeHead, response, [200]);
      expect(writeHead).toHaveBeenCalledWith(200);
    },
    close: () => response.emit('close'),
  };
}

describe('the limit of requests in flight', () => {
  it('refuses requests beyond it, with the time to retry', () => {
    const limit = limitConcurrency(2);
    expect([enter(limit), enter(limit)].every(({ isAdmitted }) => isAdmitted)).toBe(true);
    const { error } = enter(limit);
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({ status: 503, code: 'OVERLOADED', headers: { 'Retry-After': '2' } });
  });

  it('admits the next one after a close, and does not count refused ones', () => {
    const limit = limitConcurrency(1);
    const first = enter(limit);
    enter(limit).close();
    expect(enter(limit).isAdmitted).toBe(false);
    first.close();
    expect(enter(limit).isAdmitted).toBe(true);
  });

  it('counts until a response begins, however slowly the client reads it', () => {
    const limit = limitConcurrency(1);
    const first = enter(limit);
    first.respond();
    const second = enter(limit);
    expect(second.isAdmitted).toBe(true);
    first.close();
    expect(enter(limit).isAdmitted).toBe(false);
  });

  it('never counts or refuses a health check or a stream', () => {
    const limit = limitConcurrency(1);
    for (const path of ['/api/health/live', '/api/health/ready', '/api/blog/changes'])
      for (let time = 0; time < 3; time += 1) expect(enter(limit, path).isAdmitted).toBe(true);
    expect(enter(limit).isAdmitted).toBe(true);
  });
});
