import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nextLanding, type Landing, type LandingEvent } from './landing-exercise';

const ALL: Landing = { view: 'all' };

describe('the landing', () => {
  it('goes from the first line to the last, and then is done', () => {
    const seen: Landing[] = [nextLanding(ALL, 'began', 5)];
    while (seen.at(-1)?.view === 'one') seen.push(nextLanding(seen.at(-1) ?? ALL, 'advanced', 5));
    expect(seen).toEqual([...[0, 1, 2, 3, 4].map((line) => ({ view: 'one', line })), { view: 'done' }]);
  });

  it('can be stopped anywhere, begun anew from its end, and never leaves its lines', () => {
    const events = fc.array(fc.constantFrom<LandingEvent>('began', 'advanced', 'stopped'));
    fc.assert(
      fc.property(events, fc.integer({ min: 1, max: 9 }), (list, lines) => {
        const end = list.reduce<Landing>((landing, event) => nextLanding(landing, event, lines), ALL);
        if (end.view === 'one') expect(end.line).toBeLessThan(lines);
        expect(nextLanding(end, 'stopped', lines)).toEqual(ALL);
      }),
    );
    expect(nextLanding({ view: 'done' }, 'began', 5)).toEqual({ view: 'one', line: 0 });
  });
});

it('changes nothing with an event that does not fit', () => {
  const second: Landing = { view: 'one', line: 1 };
  expect(nextLanding(second, 'began', 5)).toBe(second);
  expect(nextLanding(ALL, 'advanced', 5)).toBe(ALL);
  expect(nextLanding(ALL, 'stopped', 5)).toBe(ALL);
  const done: Landing = { view: 'done' };
  expect(nextLanding(done, 'advanced', 5)).toBe(done);
});
