import { describe, expect, it } from '@jest/globals';
import { pauseOptions, toPreferences } from './preferences.logic';

describe('the choice of a pause', () => {
  const valuesAndLabels = (preferences: { paused_until: string | null } | null) =>
    pauseOptions(preferences).map(({ value, label }) => [value, label]);

  it('starts or leaves out one', () => {
    expect(valuesAndLabels({ paused_until: null })).toEqual([
      ['keep', 'Ingen paus'],
      ['month', 'Pausa i en månad'],
    ]);
  });

  it('keeps, begins anew or ends the present one, by its Swedish day', () => {
    expect(valuesAndLabels({ paused_until: '2026-04-02T22:30:00Z' })).toEqual([
      ['keep', 'Pausat till 3 april 2026'],
      ['month', 'Pausa en månad från i dag'],
      ['none', 'Avsluta pausen'],
    ]);
  });

  it('claims nothing of one that is unknown', () => {
    expect(valuesAndLabels(null)).toEqual([
      ['keep', 'Som det är nu'],
      ['month', 'Pausa i en månad'],
      ['none', 'Ingen paus'],
    ]);
  });
});

describe('the body of a form', () => {
  const formOf = (...fields: [string, string][]) => {
    const data = new FormData();
    for (const [name, value] of fields) data.append(name, value);
    return data;
  };

  it('leaves with every subject', () => {
    const data = formOf(
      ['interests', 'naring'],
      ['interests', 'somn'],
      ['frequency', 'monthly'],
      ['pause', 'month'],
    );
    expect(toPreferences('t', data)).toEqual({
      token: 't',
      interests: ['somn', 'naring'],
      frequency: 'monthly',
      pause: 'month',
    });
  });

  it('becomes every letter about everything where nothing is chosen', () => {
    expect(toPreferences('t', formOf(['pause', 'keep']))).toEqual({
      token: 't',
      interests: [],
      frequency: 'every',
      pause: 'keep',
    });
  });
});
