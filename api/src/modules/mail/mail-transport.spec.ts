import { describe, expect, it } from '@jest/globals';
import { pauseAfter, readFailure } from './mail-transport';

const failure = (fields: Record<string, unknown>) =>
  Object.assign(new Error('Något <anna@exempel.se> gick fel'), fields);

describe('readFailure', () => {
  it.each([
    ['no connection', {}, false, 'outage'],
    ['a connection that ended in the body', {}, true, 'unknown'],
    ['a server that is closing', { responseCode: 421, command: 'RCPT TO' }, false, 'outage'],
    ['a refused log-in', { responseCode: 535, command: 'AUTH PLAIN' }, false, 'outage'],
    ['a refused sender', { responseCode: 550, command: 'MAIL FROM' }, false, 'outage'],
    ['a mailbox that is full', { responseCode: 452, command: 'RCPT TO' }, false, 'later'],
    ['a body refused for now', { responseCode: 451, command: 'DATA' }, true, 'later'],
  ])('tells the failure of %s', (_what, fields, mayHaveArrived, kind) => {
    expect(readFailure(failure(fields), mayHaveArrived).kind).toBe(kind);
  });

  it('tells a mailbox that does not exist from a letter that is refused', () => {
    expect(readFailure(failure({ responseCode: 550, command: 'RCPT TO' }), false)).toMatchObject({
      kind: 'refused',
      because: 'recipient',
    });
    expect(readFailure(failure({ responseCode: 554, command: 'DATA' }), true)).toMatchObject({
      kind: 'refused',
      because: 'letter',
    });
  });

  it('quotes the server’s own words', () => {
    const error = failure({
      responseCode: 550,
      command: 'RCPT TO',
      response: '550 5.1.1 No such user anna@exempel.se',
    });
    expect(readFailure(error, false)).toMatchObject({ reason: '550 5.1.1 No such user …' });
  });

  it('names no address and is short', () => {
    expect(readFailure(failure({}), false)).toEqual({ kind: 'outage', reason: 'Något <…> gick fel' });
    const long = readFailure(new Error('x'.repeat(900)), false);
    expect('reason' in long && long.reason).toHaveLength(200);
  });
});

it('doubles the pause with each attempt, up to the longest', () => {
  const pauses = [0, 1, 2, 3, 7, 8, 500].map((times) => pauseAfter(times, { first: 30, most: 3600 }));
  expect(pauses).toEqual([30, 60, 120, 240, 3600, 3600, 3600]);
});
