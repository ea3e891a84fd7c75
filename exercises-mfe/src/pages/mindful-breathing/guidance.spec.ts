import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LENGTHS, RHYTHM_IDS, hasPause, lengthsOf } from './breathing.logic';
import {
  GUIDES,
  DEFAULT_SETTINGS,
  guidesInUse,
  parseSettings,
  planOf,
  type BreathSettings,
} from './guidance';

const settings = fc.record<BreathSettings>({
  minutes: fc.constantFrom(...LENGTHS),
  rhythm: fc.constantFrom(...RHYTHM_IDS),
  guides: fc.record({ sight: fc.boolean(), text: fc.boolean(), tone: fc.boolean(), vibration: fc.boolean() }),
});

describe('the stored choice', () => {
  it('parses as it was stored', () => {
    fc.assert(
      fc.property(settings, (each) => expect(parseSettings(JSON.parse(JSON.stringify(each)))).toEqual(each)),
    );
  });

  it('stays valid whatever the storage contains', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (found) => {
        const read = parseSettings(found);
        if (!read) return;
        expect(LENGTHS).toContain(read.minutes);
        expect(RHYTHM_IDS).toContain(read.rhythm);
      }),
    );
    expect(parseSettings({ minutes: 7, rhythm: 'snabb', guides: { tone: 'ja' } })).toEqual(DEFAULT_SETTINGS);
    expect(parseSettings({ guides: { tone: true } })?.guides).toEqual({
      ...DEFAULT_SETTINGS.guides,
      tone: true,
    });
  });

  it('limits the length of a rhythm with a pause, and keeps an allowed length', () => {
    fc.assert(
      fc.property(settings, (each) => {
        const { minutes, rhythm } = planOf(each);
        expect(lengthsOf(rhythm)).toContain(minutes);
        if (hasPause(rhythm)) expect(minutes).toBeLessThan(10);
        if (lengthsOf(rhythm).includes(each.minutes)) expect(minutes).toBe(each.minutes);
      }),
    );
  });

  it('gives a guide always, and no guide that was not chosen', () => {
    fc.assert(
      fc.property(settings, (each) => {
        const used = guidesInUse(each);
        expect(GUIDES.some((guide) => used[guide])).toBe(true);
        if (GUIDES.some((guide) => each.guides[guide])) expect(used).toEqual(each.guides);
      }),
    );
  });
});
