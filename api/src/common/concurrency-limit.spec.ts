import { EventEmitter } from 'node:events';
import { describe, expect, it, jest } from '@jest/globals';
import { limitConcurrency } from './concurrency-limit';
import { DomainError } from './domain-error';

/** Sends a request into the limit. @returns how it went on, the beginning of its answer, and its end. */
function enter(limit: ReturnType<typeof limitConcurrency>, path = '/api/blog/posts') {
  const response = Object.assign(new EventEmitter(), { writeHead: jest.fn() });
  const { writeHead } = response;
  const next = jest.fn();
  limit({ path }, response, next);
  const [error] = next.mock.calls[0] ?? [];
  return {
    error,
    isLetIn: next.mock.calls.length === 1 && error === undefined,
    answer: () => {
      Reflect.apply(response.writeHead, response, [200]);
      expect(writeHead).toHaveBeenCalledWith(200);
    },
    close: () => response.emit('close'),
  };
}

describe('the limit of requests in flight', () => {
  it('refuses those beyond it, with the time to come again', () => {
    const limit = limitConcurrency(2);
    expect([enter(limit), enter(limit)].every(({ isLetIn }) => isLetIn)).toBe(true);
    const { error } = enter(limit);
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({ status: 503, code: 'OVERLOADED', headers: { 'Retry-After': '2' } });
  });

  it('lets the next in when one has gone, and does not count what it refused', () => {
    const limit = limitConcurrency(1);
    const first = enter(limit);
    enter(limit).close();
    expect(enter(limit).isLetIn).toBe(false);
    first.close();
    expect(enter(limit).isLetIn).toBe(true);
  });

  it('counts until an answer begins: how slowly it is read changes nothing', () => {
    const limit = limitConcurrency(1);
    const first = enter(limit);
    first.answer();
    const second = enter(limit);
    expect(second.isLetIn).toBe(true);
    first.close();
    expect(enter(limit).isLetIn).toBe(false);
  });

  it('never counts or refuses a monitor or a stream', () => {
    const limit = limitConcurrency(1);
    for (const path of ['/api/health/live', '/api/health/ready', '/api/blog/changes'])
      for (let time = 0; time < 3; time += 1) expect(enter(limit, path).isLetIn).toBe(true);
    expect(enter(limit).isLetIn).toBe(true);
  });
});
