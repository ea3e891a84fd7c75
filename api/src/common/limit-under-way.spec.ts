import { EventEmitter } from 'node:events';
import { describe, expect, it, jest } from '@jest/globals';
import { DomainError } from './domain-error';
import { limitUnderWay } from './limit-under-way';

/** Sends a request into the limit. @returns how it went on, and its end. */
function enter(limit: ReturnType<typeof limitUnderWay>, path = '/api/blog/posts') {
  const response = new EventEmitter();
  const next = jest.fn();
  limit({ path }, response, next);
  const [error] = next.mock.calls[0] ?? [];
  return {
    error,
    isLetIn: next.mock.calls.length === 1 && error === undefined,
    end: () => response.emit('close'),
  };
}

describe('the limit of requests under way', () => {
  it('refuses those that come on top, with the time to come again', () => {
    const limit = limitUnderWay(2);
    expect([enter(limit), enter(limit)].every(({ isLetIn }) => isLetIn)).toBe(true);
    const { error } = enter(limit);
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({ status: 503, code: 'OVERLOADED', headers: { 'Retry-After': '2' } });
  });

  it('lets the next in when one has ended, and counts what it refused not at all', () => {
    const limit = limitUnderWay(1);
    const first = enter(limit);
    enter(limit).end();
    expect(enter(limit).isLetIn).toBe(false);
    first.end();
    expect(enter(limit).isLetIn).toBe(true);
  });

  it('never counts or refuses a monitor or a stream', () => {
    const limit = limitUnderWay(1);
    for (const path of ['/api/health/live', '/api/health/ready', '/api/blog/changes'])
      for (let time = 0; time < 3; time += 1) expect(enter(limit, path).isLetIn).toBe(true);
    expect(enter(limit).isLetIn).toBe(true);
  });
});
