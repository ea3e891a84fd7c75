import { describe, expect, it } from '@jest/globals';
import { announceCrisisLines, dueCrisisLines } from './crisis-lines.mjs';

const NOW = Date.parse('2027-06-30');
/** @param {string} name @param {string | null} [checkedOn] */
const line = (name, checkedOn) => ({ name, checkedOn, source: 'https://exempel.se' });
/** @param {ReturnType<typeof line>[]} lines */
const due = (...lines) =>
  dueCrisisLines({ groups: [{ lines }], byText: line('Sms', '2027-06-29') }, NOW).map((text) =>
    text.slice(0, text.indexOf(' (')),
  );

describe('the list of crisis lines that are due for a check', () => {
  it('lists a line that nobody has checked', () => {
    expect(due(line('Hjälplinjen', null))).toEqual(['Hjälplinjen: never']);
  });

  it('lists a line from the 181st day after its check', () => {
    expect(due(line('A', '2027-01-01'), line('B', '2026-12-31'))).toEqual(['B: 2026-12-31']);
  });

  it('lists the way by SMS like any other', () => {
    const data = { groups: [], byText: line('Sms', null) };
    expect(dueCrisisLines(data, NOW)).toEqual(['Sms: never (https://exempel.se)']);
  });

  it('reads the lines of the content folder', async () => {
    /** @type {string[]} */
    const said = [];
    await announceCrisisLines((text) => said.push(text));
    for (const text of said) expect(text).toMatch(/Last checked:\n {2}- /);
  });
});
